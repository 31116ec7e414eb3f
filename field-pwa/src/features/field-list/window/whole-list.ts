/** Up to here all rows are drawn: find-in-page, paper and readers have them all. */
export const WHOLE_LIST = 150;
