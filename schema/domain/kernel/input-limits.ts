// How much one list or text of an input may hold, by the name that it has on the wire. Judged before an entry is looked at: by the edge of the
// API for every input of the schema, and by the rules that parse it.

/** A ticket of work (domain.md §2). */
export const MAX_TICKET_BYTES = 1_048_576;

/** Characters of a reason that is stored with a change of a record or a setting. */
export const MOST_REASON = 500;

const MOST_ENTRIES = 100;
const ENTRIES = new Map([
  ['siteContacts', 50],
  ['tasks', 200],
  ['names', 50],
  ['items', 200],
  ['lines', 200],
  ['codes', 200],
  ['newItems', 200],
  ['ids', 500],
  ['constructionIds', 200],
  ['contractorIds', 200],
  ['jobIds', 500],
  ['jobs', 200],
  ['workOrders', 200],
]);

/** Twice the longest text that a rule takes, so that the rule says its own sentence and spaces around a text are for nothing. */
const MOST_CHARACTERS = 8_000;
const CHARACTERS = new Map([
  ['ticketOfWork', MAX_TICKET_BYTES],
  // a file of a list, and a small picture as a data URL: each rule's own most, and some above it
  ['csv', 48_000],
  ['logo', 48_000],
]);

/** The most entries of a list. */
export const entryLimit = (name: string): number => ENTRIES.get(name) ?? MOST_ENTRIES;

/** The most characters of a text, as it was sent. */
export const characterLimit = (name: string): number => CHARACTERS.get(name) ?? MOST_CHARACTERS;

/** A value of any shape, as a setting is: how many values within values it holds, and how deep they lie. */
export const MOST_JSON_PARTS = 5_000;
export const MOST_JSON_LEVELS = 12;
