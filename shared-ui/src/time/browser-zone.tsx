// Instants are shown in the browser's time zone (specification 1 §9).

let zone: string | undefined;

/** Asked once for all that is drawn in one go: a list asks for each of its cells, and the browser's answer takes a tenth of a millisecond. */
export function browserZone(): string {
  if (zone !== undefined) return zone;
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // a person travels, or sets the clock: the next task asks again
  queueMicrotask(() => (zone = undefined));
  return zone;
}
