// How far a list is counted and picked: apart from the parser, which screens that only show a figure do not load.
/** A list counts so far and no further. */
export const MOST_COUNTED = 1_000;
/** Of "all that the filter finds". */
export const MOST_LISTED_IDS = 10_000;
