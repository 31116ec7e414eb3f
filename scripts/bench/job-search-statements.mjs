// What 100 searches and filters of the jobs' list ask, and each as one statement written by hand: the same rows and the same count.
const DUE = 'coalesce(c.updated_due_date, c.original_due_date)';
const like = (...patterns) => patterns.map((pattern) => `c.search_text like '${pattern}'`).join(' and ');

/** Of each kind five, by other values; streets, contacts and suburbs are counted from 1, as people write them. @type {((n: number) => { filter: { search?: string, [field: string]: unknown }, where: string, sort?: string })[]} */
const KINDS = [
  () => ({ filter: {}, where: 'true' }),
  () => ({ filter: {}, where: 'true', sort: 'workOrder' }),
  (n) => ({ filter: { statuses: [STATUSES[n]] }, where: `c.status = '${STATUSES[n]}'` }),
  (n) => ({
    filter: { statuses: ['Scheduled', 'On Hold'], regions: ['Metro'], states: [STATES[n]] },
    where: `c.status in ('Scheduled', 'On Hold') and c.region = 'Metro' and c.state = '${STATES[n]}'`,
  }),
  (n) => ({ filter: { developers: [`Developer ${n * 301}`] }, where: `c.developer = 'Developer ${n * 301}'` }),
  (n) => ({ filter: { schedulers: [`Scheduler ${n}`] }, where: `c.scheduler = 'Scheduler ${n}'` }),
  (n) => ({
    filter: { workTypes: ['MDU fit-out'], states: [STATES[n]] },
    where: `c.work_type = 'MDU fit-out' and c.state = '${STATES[n]}'`,
    sort: 'bookedDate',
  }),
  (n) => ({
    filter: { dates: [{ field: 'dueDate', from: `2026-0${n + 1}-01`, to: `2026-0${n + 1}-07` }] },
    where: `${DUE} between '2026-0${n + 1}-01' and '2026-0${n + 1}-07'`,
  }),
  (n) => ({
    filter: { overdue: true, contracts: [`Contract ${n}`] },
    where: `${DUE} < (now() at time zone 'Australia/Sydney')::date and lower(c.status) not in ('complete', 'closed', 'cancelled') and c.contract = 'Contract ${n}'`,
  }),
  (n) => ({ filter: { search: `BW-000${n}234` }, where: like(`% bw 000${n}234%`), sort: 'workOrder' }),
  (n) => ({ filter: { search: `BW-0001${n}` }, where: like(`% bw 0001${n}%`), sort: 'workOrder' }),
  (n) => ({
    filter: { search: `lot ${n + 20} street${(n + 1) * 700}` },
    where: like(`% lot ${n + 20} %`, `% street ${(n + 1) * 700}%`),
    sort: 'workOrder',
  }),
  (n) => ({ filter: { search: `street${(n + 1) * 811}` }, where: like(`% street ${(n + 1) * 811}%`), sort: 'workOrder' }),
  (n) => ({
    filter: { search: `0400 00${n}7` },
    where: `(${like('% 0400%', `% 00${n}7%`)}) or ${like(`%40000${n}7%`)}`,
    sort: 'workOrder',
  }),
  (n) => ({ filter: { search: `ref/${n * 21 + 7}` }, where: like(`% ref ${n * 21 + 7}%`), sort: 'workOrder' }),
  (n) => ({ filter: { search: `contact${(n + 1) * 1301}` }, where: like(`% contact ${(n + 1) * 1301}%`), sort: 'dueDate' }),
  (n) => ({
    filter: { search: `suburb${(n + 1) * 97}`, statuses: ['In Progress'] },
    where: `${like(`% suburb ${(n + 1) * 97}%`)} and c.status = 'In Progress'`,
    sort: 'dueDate',
  }),
  (n) => ({
    filter: { customers: [`Customer ${n}`], contracts: [`Contract ${n + 1}`] },
    where: `c.financial_contact_name = 'Customer ${n}' and c.contract = 'Contract ${n + 1}'`,
  }),
  (n) => ({
    filter: { accelerated: true, received: false, deliveryPartners: [`Partner ${n}`] },
    where: `c.accelerated_job and not c.is_received and c.delivery_partner = 'Partner ${n}'`,
  }),
  (n) => ({
    filter: { deliveryPartnerPms: [`Manager ${n}`], builderApproval: 'none' },
    where: `c.delivery_partner_pm = 'Manager ${n}' and c.builder_approval_sent_date is null and c.builder_approved_date is null`,
  }),
];
const STATUSES = ['Scheduled', 'In Progress', 'Complete', 'On Hold', 'Closed'];
const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA'];
const ORDERS = { dueDate: DUE, workOrder: 'c.work_order collate natural_order', bookedDate: 'c.booked_date' };

export const PAGE = 50;

const COLUMNS = `c.id, c.version, c.work_order as "workOrder", c.address, c.suburb, c.state, c.status, c.work_type as "workType", c.financial_contact_name as customer,
  c.region, c.contract, ${DUE} as "dueDate", c.original_due_date as "originalDueDate", c.updated_due_date as "updatedDueDate", c.booked_date as "bookedDate",
  c.dbyd_expiry_date as "dbydExpiryDate", c.accelerated_job as "acceleratedJob", c.is_received as "isReceived", c.scheduler, c.developer, c.customer_ref as "customerRef",
  c.builder_approval_sent_date as "builderApprovalSentDate", c.builder_approved_date as "builderApprovedDate", c.site_contact as "siteContact",
  c.site_contact_phone as "siteContactPhone",
  (select count(*)::int from attachment a where a.construction_id = c.id and a.state = 'uploaded') as "attachmentCount",
  (select coalesce(sum(r.rejected_item_count), 0)::int from schedule r where r.construction_id = c.id and r.rejected_item_count > 0) as "rejectedItemCount",
  m.value::text as "contractValue",
  (m.value - coalesce((select sum(l.value_ex_gst) from payment p join payment_item l on l.payment_id = p.id
      where p.construction_id = c.id and p.state <> 'void' and l.rejected_date is null), 0)
    - coalesce((select sum(round(k.quantity * k.unit_cost, 2)) from job_cost k where k.construction_id = c.id and k.removed_at is null), 0))::text as margin`;
const VALUE = `left join lateral (select sum(round((b.quantity + coalesce(b.design_variation, b.variation_qty, 0)) * b.unit_amount, 2)) as value
  from boq b where b.construction_id = c.id) m on true`;
const NEXT_TASK = `left join lateral (select n.id as "scheduleId", n.name, g.name as "group",
    exists (select 1 from task_user v where v.schedule_id = n.id and v.on_site_utc is not null and v.off_site_utc is null and v.completed_utc is null) as "isOnsite"
  from schedule n left join work_group g on g.id = n.group_id where n.construction_id = c.id and n.submitted_date is null and not n.ignored
  order by n.scheduled_start_time, n.due_date, n.id limit 1) t on true`;

/** As anybody would write it: filtered, sorted, cut off, and counted as far as is shown. */
const statementOf = ({ where, sort }) => `select json_build_object('rows', (select coalesce(json_agg(r), '[]') from (
    select ${COLUMNS}, row_to_json(t) as "nextTask"
      from (select * from construction c where ${where} order by ${ORDERS[sort]}, c.id limit ${PAGE}) c ${NEXT_TASK} ${VALUE} order by ${ORDERS[sort]}, c.id) r),
  'count', (select count(*) from (select from construction c where ${where} limit 1001) found))::text as body`;

export const SEARCHES = KINDS.flatMap((kind, place) =>
  [0, 1, 2, 3, 4].map((n) => {
    const made = { sort: 'dueDate', ...kind(n) };
    return { name: `${place}.${n}`, filter: made.filter, sort: made.sort, statement: statementOf(made) };
  }),
);

/** What an export has of each job, for COPY. */
export const exportedColumns = `${COLUMNS}, t.name as task, t."group" as crew`;
export const exportedTables = `construction c ${NEXT_TASK} ${VALUE}`;
