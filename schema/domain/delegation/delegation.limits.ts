// How long the reason of a delegation may be.
export const MAX_DELEGATION_REASON = 500;
