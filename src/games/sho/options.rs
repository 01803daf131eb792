use crate::games::Rules;

/// What the house rules say to the game; who begins and the stake are the table's business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether a stack of nine may be formed.
    pub nine_stack: bool,
    /// Whether a throw after 1+1 is split between two stacks.
    pub flexible_barra: bool,
    /// Whether the cup stands over the dice until the next player lifts it. Only pictures ask.
    pub ritual: bool,
}

impl Options {
    pub fn read(rules: &Rules) -> Options {
        Options {
            nine_stack: rules.is("nine_stack", "true"),
            flexible_barra: rules.is("flexible_barra", "true"),
            ritual: rules.is("ritual", "true"),
        }
    }
}
