// The list of contractors' payments (screens.md §2.19): a declared list, each row opening its job's tasks. Nothing is decided here: a payment follows its review.
import { Link } from 'react-router-dom';
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { canSeeMoney, type Actor } from '@lotline/schema/domain/kernel/actor';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { declaredColumns, declaredFacts } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import * as key from '../../platform/list/list-keys.ts';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage, type PreviewedRow } from '../../platform/list/DeclaredListPage.tsx';
import { PreviewFacts, PreviewPane } from '../../platform/list/PreviewPane.tsx';
import { paymentState } from './payment-words.ts';
import { XeroFile } from './XeroFile.tsx';
import { usePaymentList, usePaymentOptions, type PaymentRow } from './use-contractor-money.ts';

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

const PAGE = declarePage<PaymentRow>({
  list: CONTRACTOR_PAYMENT_LIST,
  called: 'payments',
  filters: filterDefinitions(CONTRACTOR_PAYMENT_LIST, ['state', 'contractor', 'disputed', 'raised', 'due', 'paid']),
  columns: columnsFor,
  words: {
    keys: [key.MOVE, key.PREVIEW, key.STEP, key.SEARCH, key.FILTER, key.COPY],
    hints: [
      { keys: '↑ ↓', does: 'move' },
      { keys: 'Enter', does: 'preview' },
      { keys: '/', does: 'find' },
      { keys: 'F', does: 'filter' },
    ],
  },
  nameOf: rowName,
  pathOf,
});

export function ContractorPaymentsPage() {
  const actor = useActor();
  const screen = useDeclaredPage(PAGE, usePaymentList);
  const options = usePaymentOptions(screen.openFilter !== null);
  return (
    <DeclaredListPage
      page={PAGE}
      screen={screen}
      options={options}
      tabs={<AdminTabs />}
      actions={canSeeMoney(actor) ? <XeroFile filter={screen.spec.reads.filter} sort={screen.spec.reads.order} /> : null}
      preview={(shown) => <Preview {...shown} />}
    />
  );
}

function Preview({ id, row, onStep, onClose }: PreviewedRow<PaymentRow>) {
  const actor = useActor();
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
