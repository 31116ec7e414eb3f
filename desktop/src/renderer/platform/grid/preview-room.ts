// How wide the preview beside a list is, and where it has the list's place instead: the list's frame says the same in its style sheet.

/** px. */
export const PREVIEW_WIDTH = 336;

/** On a narrower window than this the preview stands in the list's place. */
export const NARROWEST_BESIDE = 1024;
