// A later action about the same record was made on the result of the earlier one, so it takes the new version over. Only for the same kind: it was judged against what it saw, so
// that no change by somebody else in between is skipped.
import type { Versions } from '@lotline/web-session/gql';
import type { Entry } from './press-entry.ts';
import type { AnyPress } from './press-input.ts';

/** The entry with the version that the answered action made; nothing where it stays as it is. An entry that was sent already repeats the same. */
export function carriedOn(entry: Entry, answered: AnyPress, versions: Versions): Entry[] {
  if (entry.tries > 0) return [];
  const press = withBase(entry.press, answered, versions);
  return press === entry.press ? [] : [{ ...entry, press }];
}

type OfTicket = Extract<AnyPress, { readonly name: 'saveTicket' | 'resetTicket' }>;
const isTicket = (press: AnyPress): press is OfTicket => press.name === 'saveTicket' || press.name === 'resetTicket';

function withBase(press: AnyPress, answered: AnyPress, versions: Versions): AnyPress {
  const { schedule, scheduleItem, construction } = versions;
  if (press.name === 'changeItem' && answered.name === 'changeItem' && scheduleItem !== undefined && press.input.id === answered.input.id)
    return { ...press, base: { ...press.base, version: scheduleItem } };
  const isOfTicket = isTicket(press) && isTicket(answered) && press.subject.id === answered.subject.id;
  if (isOfTicket && schedule !== undefined) return { ...press, base: { ...press.base, version: schedule } };
  const isOfJob = press.name === 'setContacts' && answered.name === 'setContacts' && press.subject.id === answered.subject.id;
  if (isOfJob && construction !== undefined) return { ...press, base: { ...press.base, version: construction } };
  return press;
}
