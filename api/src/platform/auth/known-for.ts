// How old a cached person may be. A dismissed person is out within OUT_WITHIN_MS although every notice of it was lost (domain.md §1,
// quality.md §2 "tokens"): a request is accepted on data of at most PERSON_KNOWN_MS; an open stream asks again every STREAM_ASKS_EVERY_MS,
// perhaps a moment before that data is too old, and the read that then ends it takes at most LONGEST_STATEMENT_MS.
export const OUT_WITHIN_MS = 60_000;
export const PERSON_KNOWN_MS = 25_000;
export const STREAM_ASKS_EVERY_MS = 15_000;
