// Lengths of what is typed about a request, for forms and parsers.
export const MOST_REVOKE_REASON = 300;
/** What one call drafts messages for. */
export const MOST_DRAFTED = 300;
export const MOST_REASON = 300;
export const MOST_NOTES = 1_000;
export const MOST_NAME = 100;
/** Of a number that was called: a landline too. */
export const MOST_PHONE = 40;
