// What was handed to the SMS gateway, what became of it and how often it was tried (screens.md §2.23). Texts and whole numbers are not shown.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { MESSAGE_LOG_LIST, MESSAGE_STATES } from '@lotline/schema/domain/log/message-log.columns';
import { GetMessagesDocument, SentMessageFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { SentMessageFieldsFragment } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { declaredColumns, declaredFacts } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { LiveTail } from './LiveTail.tsx';
import { LOG_HINTS, LOG_KEYS } from './log-keys.ts';
import { LogTabs } from './LogTabs.tsx';
import { RowPreview } from './RowPreview.tsx';
import { useLogOptions } from './use-log-options.ts';
import { useLogRows } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type SentMessage = SentMessageFieldsFragment;
const FACTS = ['queuedAt', 'mobile', 'by', 'state', 'result', 'tries', 'sends', 'settledAt', 'gateway', 'reference'] as const;
const stateOf = ({ state }: SentMessage): string => wordOf(MESSAGE_STATES, state);
const nameOf = (message: SentMessage): string => `${message.what}, ${stateOf(message).toLowerCase()}`;
const pathOf = (id: number): string => `/logs/integrations?open=${String(id)}`;

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

const READS: Parameters<typeof useLogRows<typeof MESSAGE_LOG_LIST, SentMessage>>[0] = {
  list: MESSAGE_LOG_LIST,
  type: 'SentMessage',
  fragment: SentMessageFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetMessagesDocument, wish)).messageLog,
};
const useMessages = (address: ListAddress) => useLogRows(READS, address);

const PAGE = declarePage<SentMessage>({
  list: MESSAGE_LOG_LIST,
  called: 'messages',
  says: 'Each message that Lotline sends, and each check of Xero, is listed here.',
  filters: filterDefinitions(MESSAGE_LOG_LIST, ['state', 'what', 'by', 'on']),
  columns: columnsFor,
  words: { keys: LOG_KEYS, hints: LOG_HINTS },
  nameOf,
  pathOf,
});

export function IntegrationsPage() {
  const actor = useActor();
  const screen = useDeclaredPage(PAGE, useMessages);
  const options = useLogOptions(screen.openFilter !== null || screen.spec.address.query.filters['by'] !== undefined);
  return (
    <DeclaredListPage
      page={PAGE}
      screen={screen}
      options={options}
      tabs={<LogTabs />}
      before={<LiveTail of={screen.spec} />}
      preview={(shown) => (
        <RowPreview
          {...{ ...shown, called: 'message', nameOf, readRows: screen.spec.reads.readRows }}
          factsOf={(message) => declaredFacts(MESSAGE_LOG_LIST, actor, message, FACTS)}
        />
      )}
    />
  );
}
