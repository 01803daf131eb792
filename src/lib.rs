pub mod games;
pub mod phrase;
pub mod rules;
pub mod scene;
