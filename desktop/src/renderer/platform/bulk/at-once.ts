/** The most rows of one call of a bulk change or of its undo, as the server takes them. */
export const AT_ONCE = 500;
