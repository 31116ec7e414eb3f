import { MESSAGE_STATES } from '@lotline/schema/domain/log/message-log.columns';
import { wordOf } from './word-of.ts';

/** A message is delivered, a question answered. */
export const stateOf = ({ state, kind }: { readonly state: string; readonly kind: string }): string =>
  kind === 'xeroCheck' && state === 'delivered' ? 'Answered' : wordOf(MESSAGE_STATES, state);
