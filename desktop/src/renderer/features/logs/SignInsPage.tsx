// Who signed in, signed out or was refused, from where (screens.md §2.23).
import { SIGN_IN_LIST, SIGN_IN_OUTCOMES } from '@lotline/schema/domain/log/sign-in-log.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { GetSignInsDocument, SignInFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { SignInFieldsFragment } from '@lotline/schema/generated/operations';
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
import { useLogRows } from './use-log-rows.ts';
import { useLogOptions } from './use-log-options.ts';
import { wordOf } from './word-of.ts';

type SignIn = SignInFieldsFragment;
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
const useSignIns = (address: ListAddress) => useLogRows(READS, address);

const PAGE = declarePage<SignIn>({
  list: SIGN_IN_LIST,
  called: 'sign-ins',
  filters: filterDefinitions(SIGN_IN_LIST, ['by', 'on', 'outcome']),
  columns: columnsFor,
  words: { keys: LOG_KEYS, hints: LOG_HINTS },
  nameOf,
  pathOf,
});

export function SignInsPage() {
  const actor = useActor();
  const screen = useDeclaredPage(PAGE, useSignIns);
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
          {...{ ...shown, called: 'sign-in', nameOf, readRows: screen.spec.reads.readRows }}
          factsOf={(signIn) => declaredFacts(SIGN_IN_LIST, actor, signIn, FACTS)}
        />
      )}
    />
  );
}
