// What was handed to the SMS gateway, what became of it and how often it was tried (screens.md §2.23). Texts and whole numbers are not shown.
import { useMemo } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { MESSAGE_LOG_LIST, MESSAGE_STATES } from '@lotline/schema/domain/log/message-log.columns';
import { GetMessagesDocument, SentMessageFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { SentMessageFieldsFragment } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { declaredColumns, declaredFacts } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { LOG_HINTS, LOG_KEYS } from './log-keys.ts';
import { LogTabs } from './LogTabs.tsx';
import { RowPreview } from './RowPreview.tsx';
import { useLogOptions } from './use-log-options.ts';
import { useLogRows } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type SentMessage = SentMessageFieldsFragment;
const FILTERS = filterDefinitions(MESSAGE_LOG_LIST, ['state', 'what', 'by', 'on']);
const SORTS = sortKeysOf(MESSAGE_LOG_LIST);
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

export function IntegrationsPage() {
  const actor = useActor();
  const address = useListAddress(FILTERS, SORTS);
  const reads = useLogRows(READS, address);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const screen = useListScreen({ list: MESSAGE_LOG_LIST, address, reads, columns, pathOf });
  const options = useLogOptions(screen.openFilter !== null || address.query.filters['by'] !== undefined);
  return (
    <ListScreen
      screen={screen}
      allLabel="All messages"
      keys={LOG_KEYS}
      hints={LOG_HINTS}
      nameOf={nameOf}
      filters={FILTERS}
      options={options}
      tabs={<LogTabs />}
      preview={(id, row) => (
        <RowPreview
          {...{ id, row, called: 'message', nameOf, readRows: reads.readRows }}
          onStep={screen.cursor.step}
          onClose={screen.closePreview}
          factsOf={(message) => declaredFacts(MESSAGE_LOG_LIST, actor, message, FACTS)}
        />
      )}
      empty={<NothingFound what="messages" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
    />
  );
}
