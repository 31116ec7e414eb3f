import { MOST_REASON } from '@lotline/schema/domain/kernel/input-limits';

/** The reason of what is taken back: that of the change, as much of it as there is room for. */
export const undoneWhy = (why: string): string => `Undo: ${why}`.slice(0, MOST_REASON);
