// What a record's id may be, apart from what parses inputs: a page needs it before it has those.

/** Of a positive 32-bit integer. */
export const MAX_ID = 2_147_483_647;
