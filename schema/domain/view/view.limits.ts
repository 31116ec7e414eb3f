// How much a saved view holds: apart from the parser, for the form's controls.
export const MAX_VIEW_NAME = 60;
/** Own ones of one list. */
export const MOST_OWN_VIEWS = 50;
/** Of one list, by everybody: more nobody looks through. */
export const MOST_SHARED_VIEWS = 200;
