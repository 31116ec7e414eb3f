// The list of contractors' payments (screens.md §2.19): a declared list, each row opening its job's tasks. Nothing is decided here: a payment follows its review.
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { declaredColumns, declaredFacts } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import * as key from '../../platform/list/list-keys.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { PreviewFacts, PreviewPane } from '../../platform/list/PreviewPane.tsx';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { paymentState } from './payment-words.ts';
import { usePaymentList, usePaymentOptions, type PaymentRow } from './use-contractor-money.ts';

const FILTERS = filterDefinitions(CONTRACTOR_PAYMENT_LIST, ['state', 'contractor', 'disputed', 'raised', 'due', 'paid']);
const SORTS = sortKeysOf(CONTRACTOR_PAYMENT_LIST);
const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: '/', does: 'find' },
  { keys: 'F', does: 'filter' },
];
const KEYS = [key.MOVE, key.PREVIEW, key.STEP, key.SEARCH, key.FILTER, key.COPY];
const FACTS = ['workOrder', 'contractor', 'group', 'raisedAt', 'lines', 'exGst', 'incGst', 'dueDate', 'paidDate', 'paidIncGst'] as const;
const rowName = ({ task, workOrder }: PaymentRow): string => `${task}, ${workOrder}`;
const pathOf = (id: number): string => `/admin/contractor-payments?open=${String(id)}`;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof CONTRACTOR_PAYMENT_LIST, PaymentRow>(CONTRACTOR_PAYMENT_LIST, actor, {
    task: { isName: true, width: 200 },
    workOrder: { width: 136 },
    contractor: { width: 200 },
    state: { width: 136, cell: paymentState, text: paymentState },
    raisedAt: {},
    exGst: { width: 112 },
    incGst: { width: 112 },
    dueDate: {},
    paidDate: {},
    group: { startsHidden: true },
    isDisputed: { startsHidden: true },
    lines: { startsHidden: true },
    paidExGst: { startsHidden: true },
    paidIncGst: { startsHidden: true },
  });

export function ContractorPaymentsPage() {
  const actor = useActor();
  const address = useListAddress(FILTERS, SORTS);
  const reads = usePaymentList(address);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const screen = useListScreen({ list: CONTRACTOR_PAYMENT_LIST, address, reads, columns, pathOf });
  const options = usePaymentOptions(screen.openFilter !== null);
  return (
    <ListScreen
      screen={screen}
      allLabel="All payments"
      keys={KEYS}
      hints={HINTS}
      nameOf={rowName}
      filters={FILTERS}
      options={options}
      tabs={<AdminTabs />}
      preview={(id, row) => <Preview id={id} row={row} actor={actor} onStep={screen.cursor.step} onClose={screen.closePreview} />}
      empty={<NothingFound what="payments" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
    />
  );
}

interface PreviewProps {
  readonly id: number;
  /** Null: it is not among the rows that are loaded. */
  readonly row: PaymentRow | null;
  readonly actor: Actor;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

function Preview({ id, row, actor, onStep, onClose }: PreviewProps) {
  const footer =
    row === null ? null : (
      <Link to={`/construction/${String(row.constructionId)}/schedule`} className={buttonClass()}>
        Open the job’s tasks
      </Link>
    );
  return (
    <PreviewPane
      label={`payment ${String(id)}`}
      title={row === null ? 'Payment' : rowName(row)}
      isBusy={row === null}
      onStep={onStep}
      onClose={onClose}
      footer={footer}
    >
      {row === null ? (
        <Ghost width="70%" />
      ) : (
        <PreviewFacts facts={[['State', paymentState(row)], ...declaredFacts(CONTRACTOR_PAYMENT_LIST, actor, row, FACTS)]} />
      )}
    </PreviewPane>
  );
}
