// A later action about the same record was made on the result of the earlier one, so it takes the new version over. Only for the same kind: it was judged against what it saw, so
// that no change by somebody else in between is skipped.
import type { Versions } from '@lotline/web-session/gql';
import type { Entry } from './outbox-entry.ts';
import type { AnyAction } from './action-input.ts';

/** The entry with the version that the answered action made; nothing where it stays as it is. An entry that was sent already repeats the same. */
export function carriedOn(entry: Entry, answered: AnyAction, versions: Versions): Entry[] {
  if (entry.tries > 0) return [];
  const action = withBase(entry.action, answered, versions);
  return action === entry.action ? [] : [{ ...entry, action }];
}

type OfTicket = Extract<AnyAction, { readonly name: 'saveTicket' | 'resetTicket' }>;
const isTicket = (action: AnyAction): action is OfTicket => action.name === 'saveTicket' || action.name === 'resetTicket';

function withBase(action: AnyAction, answered: AnyAction, versions: Versions): AnyAction {
  const { schedule, scheduleItem, construction } = versions;
  if (action.name === 'changeItem' && answered.name === 'changeItem' && scheduleItem !== undefined && action.input.id === answered.input.id)
    return { ...action, base: { ...action.base, version: scheduleItem } };
  const isOfTicket = isTicket(action) && isTicket(answered) && action.subject.id === answered.subject.id;
  if (isOfTicket && schedule !== undefined) return { ...action, base: { ...action.base, version: schedule } };
  const isOfJob = action.name === 'setContacts' && answered.name === 'setContacts' && action.subject.id === answered.subject.id;
  if (isOfJob && construction !== undefined) return { ...action, base: { ...action.base, version: construction } };
  return action;
}
