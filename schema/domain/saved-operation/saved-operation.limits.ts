// How much a saved operation of GraphiQL holds: apart from the parser, for the form's controls.
export const MAX_OPERATION_NAME = 60;
/** Characters: a document above the budget of tokens (decision 076) could not be run anyway. */
export const MAX_OPERATION_TEXT = 20_000;
/** Characters of its variables, as JSON is typed. */
export const MAX_OPERATION_VARIABLES = 10_000;
export const MOST_OWN_OPERATIONS = 100;
/** By everybody: more nobody looks through. */
export const MOST_SHARED_OPERATIONS = 200;
