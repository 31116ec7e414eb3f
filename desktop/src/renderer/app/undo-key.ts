/** On every screen of the console, as its toasts and the list of shortcuts show it. */
export const UNDO_KEY = 'U';
