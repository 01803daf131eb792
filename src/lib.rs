pub mod games;
pub mod phrase;
pub mod picture;
pub mod rules;
pub mod scene;
