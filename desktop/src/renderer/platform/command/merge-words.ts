/** What every form of a merge says before it is sent. */
export const NOT_UNDONE = 'Nothing has been changed yet; a merge cannot be undone.';
