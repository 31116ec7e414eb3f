// What was handed to the SMS gateway, what became of it and how often it was tried (screens.md §2.23). Texts and whole numbers are not shown.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { MESSAGE_LOG_LIST } from '@lotline/schema/domain/log/message-log.columns';
import { GetMessagesDocument, SentMessageFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { SentMessageFieldsFragment } from '@lotline/schema/generated/operations';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { declareLog } from './declare-log.ts';
import { LogPage } from './LogPage.tsx';
import type { LogReads } from './use-log-rows.ts';
import { stateOf } from './message-state.ts';

type SentMessage = SentMessageFieldsFragment;
const FACTS = ['queuedAt', 'mobile', 'by', 'state', 'result', 'tries', 'sends', 'settledAt', 'gateway', 'reference'] as const;
const nameOf = (message: SentMessage): string => `${message.what}, ${stateOf(message).toLowerCase()}`;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof MESSAGE_LOG_LIST, SentMessage>(MESSAGE_LOG_LIST, actor, {
    what: { isName: true, width: 320 },
    state: { width: 88, cell: stateOf, text: stateOf },
    result: { width: undefined },
    mobile: { width: 88 },
    by: { width: 136 },
    tries: { width: 72 },
    sends: { width: 72 },
    settledAt: { startsHidden: true },
    gateway: { startsHidden: true },
    reference: { startsHidden: true },
    queuedAt: {},
  });

const READS: LogReads<typeof MESSAGE_LOG_LIST, SentMessage> = {
  list: MESSAGE_LOG_LIST,
  type: 'SentMessage',
  fragment: SentMessageFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetMessagesDocument, wish)).messageLog,
};

const PAGE = declareLog<typeof MESSAGE_LOG_LIST, SentMessage>({
  list: MESSAGE_LOG_LIST,
  called: 'messages',
  says: 'Text messages, emails about documents and checks of Xero are listed here. Emails about changed rights are background jobs.',
  filters: ['state', 'what', 'by', 'on'],
  columns: columnsFor,
  nameOf,
  path: '/logs/integrations',
});

export function IntegrationsPage() {
  return <LogPage page={PAGE} reads={READS} called="message" facts={FACTS} />;
}
