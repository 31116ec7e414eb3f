// How long the texts of a cost may be.
export const MAX_COST_LINE = 200;
export const MAX_COST_CODE = 60;
export const MAX_COST_UNIT = 20;
export const MAX_COST_COMMENTS = 1_000;
