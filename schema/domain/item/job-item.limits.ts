// Limits of a job's items that forms need without the parsers (job-item.input.ts).
export const MAX_ITEM_NOTE_LENGTH = 1000;
