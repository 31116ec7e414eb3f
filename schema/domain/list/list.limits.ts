// How far a list is counted: apart from the parser, which screens that only show a figure do not load.
/** A list counts so far and no further. */
export const MOST_COUNTED = 1_000;
