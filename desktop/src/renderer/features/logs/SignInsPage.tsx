// Who signed in, signed out or was refused, from where (screens.md §2.23).
import { useMemo } from 'react';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { SIGN_IN_LIST, SIGN_IN_OUTCOMES } from '@lotline/schema/domain/log/sign-in-log.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { GetSignInsDocument, SignInFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { SignInFieldsFragment } from '@lotline/schema/generated/operations';
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
import { useLogRows } from './use-log-rows.ts';
import { useLogOptions } from './use-log-options.ts';
import { wordOf } from './word-of.ts';

type SignIn = SignInFieldsFragment;
const FILTERS = filterDefinitions(SIGN_IN_LIST, ['by', 'on', 'outcome']);
const SORTS = sortKeysOf(SIGN_IN_LIST);
const FACTS = ['at', 'email', 'address', 'device'] as const;
const wordsOf = ({ outcome }: SignIn): string => wordOf(SIGN_IN_OUTCOMES, outcome);
const nameOf = (row: SignIn): string => `${row.person}, ${wordsOf(row).toLowerCase()}`;
const pathOf = (id: number): string => `/logs/sign-ins?open=${String(id)}`;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof SIGN_IN_LIST, SignIn>(SIGN_IN_LIST, actor, {
    person: { isName: true, width: undefined },
    outcome: { cell: wordsOf, text: wordsOf },
    device: { width: 176 },
    address: { width: 176 },
    email: { startsHidden: true, width: 200 },
    at: {},
  });

const READS: Parameters<typeof useLogRows<typeof SIGN_IN_LIST, SignIn>>[0] = {
  list: SIGN_IN_LIST,
  type: 'SignIn',
  fragment: SignInFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetSignInsDocument, wish)).signInLog,
};

export function SignInsPage() {
  const actor = useActor();
  const address = useListAddress(FILTERS, SORTS);
  const reads = useLogRows(READS, address);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const screen = useListScreen({ list: SIGN_IN_LIST, address, reads, columns, pathOf });
  const options = useLogOptions(screen.openFilter !== null || address.query.filters['by'] !== undefined);
  return (
    <ListScreen
      screen={screen}
      allLabel="All sign-ins"
      keys={LOG_KEYS}
      hints={LOG_HINTS}
      nameOf={nameOf}
      filters={FILTERS}
      options={options}
      tabs={<LogTabs />}
      preview={(id, row) => (
        <RowPreview
          {...{ id, row, called: 'sign-in', nameOf, readRows: reads.readRows }}
          onStep={screen.cursor.step}
          onClose={screen.closePreview}
          factsOf={(signIn) => declaredFacts(SIGN_IN_LIST, actor, signIn, FACTS)}
        />
      )}
      empty={<NothingFound what="sign-ins" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
    />
  );
}
