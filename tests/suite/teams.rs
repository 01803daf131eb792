//! Sides that are teams: who sits where, who throws and moves, and what happens when somebody goes.

use serai::chat::{CommunityId, Platform, Player, PlayerId, RequestId, RoomId, TableId, Timestamp};
use serai::games::Setup;
use serai::rules::{Side, Turn};
use serai::table::{Act, Entry, Event, Lead, Opened, Refusal, Seed, State, Table, Teaming};

fn player(name: &str) -> Player {
    Player { id: PlayerId::new(Platform::Console, name), name: name.to_owned() }
}

fn entry(number: u32, by: &str, event: Event) -> Entry {
    let request = RequestId::new(Platform::Console, &number.to_string());
    Entry { request, by: player(by).id, at: Timestamp(0), event, chips: Vec::new() }
}

/// A table that aya has opened, with cem invited to her side and bek to the other.
fn opened(lead: Lead) -> Table {
    let ids = |names: &[&str]| names.iter().map(|name| player(name).id).collect::<Vec<_>>();
    let event = Event::Opened(Opened {
        invited: ids(&["bek"]),
        teaming: Some(Teaming { lead, mates: ids(&["cem"]) }),
        seed: Some(Seed::new([7; 32])),
        ..Opened::new(
            RoomId::new(Platform::Console, "garden"),
            CommunityId::new(Platform::Console, "garden"),
            Setup::read("sigh/four-sticks", [("holes", "6")], None).unwrap(),
            player("aya"),
        )
    });
    Table::replay(TableId(1), [entry(0, "aya", event)]).unwrap()
}

/// What comes of an act; the table has taken it in.
fn act(table: &mut Table, by: &str, act: &Act) -> Result<(), Refusal> {
    let event = table.decide(&player(by), act)?;
    table.apply(entry(table.entries, by, event)).unwrap();
    Ok(())
}

/// The players of both sides, first who throws and moves.
fn sides(table: &Table) -> String {
    let names = |side: Side| table.players_of(side).map(|player| player.name.as_str()).collect::<Vec<_>>().join(" ");
    [Side::SOUTH, Side::NORTH].map(names).join(" - ")
}

fn begun(lead: Lead) -> Table {
    let mut table = opened(lead);
    for (by, deed) in [
        ("bek", Act::Accept),
        ("cem", Act::Accept),
        ("dou", Act::JoinSide(Side::NORTH)),
        ("eve", Act::JoinSide(Side::SOUTH)),
        ("aya", Act::Start),
    ] {
        act(&mut table, by, &deed).unwrap();
    }
    assert_eq!(sides(&table), "aya cem eve - bek dou");
    table
}

#[test]
fn anybody_joins_the_side_that_they_like_until_the_maker_starts() {
    let mut table = opened(Lead::Captain);
    let id = table.id;
    assert_eq!(act(&mut table, "aya", &Act::Start), Err(Refusal::TooFewToStart { table: id }));
    assert_eq!(act(&mut table, "dou", &Act::JoinSide(Side::from_index(2))), Err(Refusal::NoSeatThere { table: id }));
    // Whoever is invited sits where they are invited, and counts before they do; of sides as large, the first.
    act(&mut table, "dou", &Act::Join).unwrap();
    act(&mut table, "eve", &Act::Join).unwrap();
    act(&mut table, "bek", &Act::JoinSide(Side::SOUTH)).unwrap();
    assert_eq!(sides(&table), "aya eve - dou bek");
    assert_eq!(act(&mut table, "eve", &Act::JoinSide(Side::SOUTH)), Err(Refusal::SeatedAlready { table: id }));
    act(&mut table, "cem", &Act::Decline).unwrap();
    assert_eq!(table.state, State::Invitation);
    let maker = player("aya").id;
    assert_eq!(act(&mut table, "dou", &Act::Start), Err(Refusal::NotTheMakersStart { table: id, maker }));
    assert!(!table.has_begun() && table.may_start());
    act(&mut table, "aya", &Act::Start).unwrap();
    assert!(table.has_begun());
    assert_eq!(act(&mut table, "cem", &Act::Join), Err(Refusal::BegunAlready { table: id }));
    // A side has room for ten.
    let mut table = opened(Lead::Rotate);
    for name in ["d", "e", "f", "g", "h", "i", "j", "k", "l"] {
        act(&mut table, name, &Act::JoinSide(Side::NORTH)).unwrap();
    }
    assert_eq!(act(&mut table, "m", &Act::JoinSide(Side::NORTH)), Err(Refusal::NoSeatThere { table: id }));
    act(&mut table, "bek", &Act::Accept).unwrap();
    act(&mut table, "m", &Act::Join).unwrap();
    assert_eq!(table.players_of(Side::SOUTH).count(), 2);
}

/// Plays on to the end; who was due, in their order, each as often in a row as they acted.
fn play_on(table: &mut Table) -> Vec<(String, Side)> {
    let mut acted: Vec<(String, Side)> = Vec::new();
    while let Some(due) = table.due().cloned() {
        let side = table.to_move().unwrap();
        assert_eq!(table.side_of(&due.id), Some(side), "who is due is on the side that is");
        let deed = match table.game.turn() {
            Turn::Throw(_) => Act::Throw,
            _ => Act::Move(table.game.moves()[0].clone()),
        };
        for other in ["aya", "bek", "cem", "dou", "eve"].iter().filter(|other| **other != due.name) {
            assert!(table.decide(&player(other), &deed).is_err(), "{other} acted for {}", due.name);
        }
        act(table, &due.name, &deed).unwrap();
        if acted.last().is_none_or(|(name, _)| *name != due.name) {
            acted.push((due.name, side));
        }
    }
    acted
}

#[test]
fn a_captain_alone_throws_and_moves() {
    let mut table = begun(Lead::Captain);
    let acted = play_on(&mut table);
    let captains = [("aya".to_owned(), Side::SOUTH), ("bek".to_owned(), Side::NORTH)];
    assert!(acted.len() > 6 && acted.iter().all(|who| captains.contains(who)), "{acted:?}");
}

#[test]
fn players_who_take_turns_have_them_in_their_order() {
    let mut table = begun(Lead::Rotate);
    let acted = play_on(&mut table);
    let south = acted.iter().filter(|(_, side)| *side == Side::SOUTH).map(|(name, _)| name.as_str());
    let north = acted.iter().filter(|(_, side)| *side == Side::NORTH).map(|(name, _)| name.as_str());
    assert!(acted.len() > 12, "{acted:?}");
    assert!(south.zip(["aya", "cem", "eve"].into_iter().cycle()).all(|(name, due)| name == due), "{acted:?}");
    assert!(north.zip(["bek", "dou"].into_iter().cycle()).all(|(name, due)| name == due), "{acted:?}");
}

#[test]
fn a_captain_hands_over_to_somebody_on_the_same_side() {
    let mut table = begun(Lead::Captain);
    let id = table.id;
    let hand_over = |to: &str| Act::HandOver(player(to).id);
    let captain = player("aya").id;
    assert_eq!(act(&mut table, "cem", &hand_over("cem")), Err(Refusal::NotTheCaptain { table: id, captain }));
    assert_eq!(act(&mut table, "aya", &hand_over("aya")), Err(Refusal::CaptainAlready { table: id }));
    for stranger in ["bek", "gil"] {
        let not_on_your_side = Refusal::NotOnYourSide { table: id, player: player(stranger).id };
        assert_eq!(act(&mut table, "aya", &hand_over(stranger)), Err(not_on_your_side));
    }
    assert_eq!(act(&mut table, "gil", &hand_over("cem")), Err(Refusal::NotSeated { table: id }));
    act(&mut table, "aya", &hand_over("eve")).unwrap();
    assert_eq!(sides(&table), "eve aya cem - bek dou");
    assert_eq!(table.due().map(|due| &*due.name), Some("eve"));
    assert!(act(&mut table, "aya", &Act::Throw).is_err());
    act(&mut table, "eve", &Act::Throw).unwrap();
    let mut rotating = begun(Lead::Rotate);
    assert_eq!(act(&mut rotating, "aya", &hand_over("cem")), Err(Refusal::NoCaptains { table: id }));
}

#[test]
fn a_team_plays_on_without_who_leaves_it() {
    // Captains give up for their side.
    let mut table = begun(Lead::Captain);
    act(&mut table, "cem", &Act::Resign).unwrap();
    assert_eq!((sides(&table).as_str(), table.is_over()), ("aya eve - bek dou", false));
    assert_eq!(act(&mut table, "cem", &Act::Resign), Err(Refusal::NotSeated { table: table.id }));
    act(&mut table, "aya", &Act::Resign).unwrap();
    assert_eq!(table.winner(), Some(Side::NORTH));
    // Where players take turns the last one does.
    let mut table = begun(Lead::Rotate);
    act(&mut table, "bek", &Act::Resign).unwrap();
    act(&mut table, "aya", &Act::Resign).unwrap();
    assert_eq!(sides(&table), "cem eve - dou");
    assert_eq!(table.due().map(|due| &*due.name), Some("cem"), "it was the turn of who left");
    act(&mut table, "dou", &Act::Resign).unwrap();
    assert_eq!(table.winner(), Some(Side::SOUTH));
    assert_eq!(table.record().names, [vec!["cem", "eve"], vec!["dou"]]);
}
