/** At the end of an address: the cursor stands where a comment is written. */
export const WRITE = '#write';
