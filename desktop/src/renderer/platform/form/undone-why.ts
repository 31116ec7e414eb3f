/** Letters of a reason, as the server takes it. */
export const MOST_REASON = 500;

/** The reason of what is taken back: that of the change, as much of it as there is room for. */
export const undoneWhy = (why: string): string => `Undo: ${why}`.slice(0, MOST_REASON);
