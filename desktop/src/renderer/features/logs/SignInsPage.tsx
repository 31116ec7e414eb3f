// Who signed in, signed out or was refused, from where (screens.md §2.23).
import { SIGN_IN_LIST, SIGN_IN_OUTCOMES } from '@lotline/schema/domain/log/sign-in-log.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { GetSignInsDocument, SignInFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { SignInFieldsFragment } from '@lotline/schema/generated/operations';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { declareLog } from './declare-log.ts';
import { LogPage } from './LogPage.tsx';
import type { LogReads } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type SignIn = SignInFieldsFragment;
const FACTS = ['at', 'email', 'address', 'device'] as const;
const wordsOf = ({ outcome }: SignIn): string => wordOf(SIGN_IN_OUTCOMES, outcome);
const nameOf = (row: SignIn): string => `${row.person}, ${wordsOf(row).toLowerCase()}`;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof SIGN_IN_LIST, SignIn>(SIGN_IN_LIST, actor, {
    person: { isName: true, width: undefined },
    outcome: { cell: wordsOf, text: wordsOf },
    device: { width: 176 },
    address: { width: 176 },
    email: { startsHidden: true, width: 200 },
    at: {},
  });

const READS: LogReads<typeof SIGN_IN_LIST, SignIn> = {
  list: SIGN_IN_LIST,
  type: 'SignIn',
  fragment: SignInFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetSignInsDocument, wish)).signInLog,
};

const PAGE = declareLog<typeof SIGN_IN_LIST, SignIn>({
  list: SIGN_IN_LIST,
  called: 'sign-ins',
  filters: ['by', 'on', 'outcome'],
  columns: columnsFor,
  nameOf,
  path: '/logs/sign-ins',
});

export function SignInsPage() {
  return <LogPage page={PAGE} reads={READS} called="sign-in" facts={FACTS} />;
}
