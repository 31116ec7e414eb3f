// What became of the messages of a queue, by their place, and which one comes next.
/** queued: for the server's SMS gateway. */
export type Outcome = 'sent' | 'queued' | 'skipped';
export type Outcomes = Readonly<Partial<Record<number, Outcome>>>;

/** The first after it that is still open, else the first of all; it stays where none is. */
export function nextOpen(count: number, outcomes: Outcomes, at: number): number {
  const places = Array.from({ length: count }, (_, n) => (at + 1 + n) % count);
  return places.find((place) => outcomes[place] === undefined) ?? at;
}

/** '2 of 5 sent, 1 queued, 1 not sent'. */
export function outcomeWords(count: number, outcomes: Outcomes): string {
  const all = Object.values(outcomes);
  const part = (outcome: Outcome, words: string): string => {
    const some = all.filter((one) => one === outcome).length;
    return some === 0 ? '' : `, ${String(some)} ${words}`;
  };
  const sent = all.filter((one) => one === 'sent').length;
  return `${String(sent)} of ${String(count)} sent${part('queued', 'queued')}${part('skipped', 'not sent')}`;
}
