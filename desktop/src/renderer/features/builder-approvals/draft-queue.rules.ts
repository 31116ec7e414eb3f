// What became of the messages of a queue, by their place, and which one comes next.
export type Outcomes = Readonly<Partial<Record<number, 'sent' | 'skipped'>>>;

/** The first after it that is still open, else the first of all; it stays where none is. */
export function nextOpen(count: number, outcomes: Outcomes, at: number): number {
  const places = Array.from({ length: count }, (_, n) => (at + 1 + n) % count);
  return places.find((place) => outcomes[place] === undefined) ?? at;
}

/** '2 of 5 sent, 1 not sent'. */
export function outcomeWords(count: number, outcomes: Outcomes): string {
  const all = Object.values(outcomes);
  const sent = all.filter((one) => one === 'sent').length;
  const skipped = all.length - sent;
  return `${String(sent)} of ${String(count)} sent${skipped === 0 ? '' : `, ${String(skipped)} not sent`}`;
}
