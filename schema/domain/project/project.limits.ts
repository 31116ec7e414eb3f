// How much a project's texts hold: apart from the parser, for the form's controls.
export const MAX_PROJECT_LINE = 200;
export const MAX_PROJECT_COMMENTS = 4_000;
/** As a job holds it. */
export const MAX_WORK_ORDER = 60;
/** A search for jobs begins here: shorter text is found everywhere. */
export const MIN_JOB_SEARCH = 3;
