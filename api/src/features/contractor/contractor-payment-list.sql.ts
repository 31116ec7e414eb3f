// The list of contractors' payments in SQL (screens.md §2.19): its declaration is contractor-payment.columns. A payment is the business of who did the work, also
// when the task has another group since.
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { declaredList, MOST_OPTIONS, optionsSql } from '../../platform/list/declared-list.ts';
import { among, flagged, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';
import { TERM_DAYS } from './term-days.sql.ts';

export const PAYMENT_ROWS = `payment p join schedule s on s.id = p.schedule_id join construction j on j.id = p.construction_id
  join work_group g on g.id = case when s.completed_date is null then s.group_id else coalesce(s.completed_group_id, s.group_id) end
  join independent_contractor c on c.id = g.independent_contractor_id`;
const LINES = 'from payment_item i where i.payment_id = p.id';
const IS_DISPUTED = `exists (select ${LINES} and i.rejected_date is not null)`;
/** Of payment p: rejected lines are out until they are corrected, as payment.rules has it. */
export const totalOf = (column: string): string =>
  `(select coalesce(sum(i.${column}), 0)::numeric(12, 2) ${LINES} and i.rejected_date is null)`;

const SQL: ListSql<typeof CONTRACTOR_PAYMENT_LIST> = {
  from: PAYMENT_ROWS,
  id: 'p.id',
  scope: (actor) => (canManage(actor, CONTRACTOR).ok ? [] : [{ sql: 'false' }]),
  shownFrom: `join ${PAYMENT_ROWS.replace('payment p join', 'payment p on p.id = at.id join')}`,
  columns: {
    task: 's.name',
    workOrder: 'j.work_order',
    contractor: 'c.legal_name',
    group: 'g.name',
    state: 'p.state',
    isDisputed: IS_DISPUTED,
    raisedAt: 'p.created_at',
    lines: `(select count(*)::integer ${LINES})`,
    exGst: totalOf('value_ex_gst'),
    incGst: totalOf('value_inc_gst'),
    dueDate: 'p.payment_due_date',
    paidDate: 'p.paid_date',
    paidExGst: 'p.paid_amount_ex_gst',
    paidIncGst: 'p.paid_amount_inc_gst',
    tradingName: 'c.trading_name',
    xeroContact: 'c.xero_contact_id',
    isGstRegistered: 'c.gst_registered',
    invoiceNo: 'p.invoice_no',
    invoiceDate: 'p.invoice_date',
    termDays: TERM_DAYS,
    id: 'p.id',
    constructionId: 'p.construction_id',
  },
  named: { contractors: 'c.legal_name' },
  filters: {
    search: typedIn('s.name, j.work_order, c.legal_name, g.name'),
    ids: among('p.id', 'int'),
    contractorIds: among('c.id', 'int'),
    constructionIds: among('p.construction_id', 'int'),
    states: among('p.state', 'text'),
    disputed: flagged(IS_DISPUTED),
  },
  days: { raisedAt: 'p.created_at', dueDate: 'p.payment_due_date', paidDate: 'p.paid_date' },
  binds: ({ timeZone }) => ({ timeZone }),
};

export const CONTRACTOR_PAYMENTS = declaredList(CONTRACTOR_PAYMENT_LIST, SQL);

export const CONTRACTOR_PAYMENT_OPTIONS_SQL = optionsSql(
  SQL,
  () => `select coalesce((array_agg(c.legal_name order by c.legal_name))[1:${MOST_OPTIONS}], '{}') from independent_contractor c`,
);
