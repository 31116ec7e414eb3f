// Each move of the lifecycle as one transaction written by hand: the locks, the rows, the events and the idempotency row that the API
// writes too; the rows' images and the notice are the database's own. Binds of each: $1 the task, $2 the person, $3 the person's group, $4 the id that the device gave the move.

/** @typedef {[text: string, binds: string[]]} Statement */

/** Before every change: the claim, the task within the group, its live payment, and what the lifecycle would ask. @type {Statement[]} */
const BEFORE = [
  [`insert into idempotency (user_id, client_id, operation, input_hash) values ($1, $2, 'move', 'hash')`, ['person', 'client']],
  ['select id, construction_id, version from schedule where id = $1 and group_id = $2 for no key update', ['task', 'group']],
  [`select id from payment where schedule_id = $1 and state <> 'void' for no key update`, ['task']],
  [
    `select s.*, (select json_agg(i order by i.id) from schedule_item i where i.schedule_id = s.id) as items,
       (select json_agg(t order by t.id) from task_user t where t.schedule_id = s.id) as visits,
       exists (select from payment p where p.schedule_id = s.id and p.state in ('approved', 'issued', 'paid')) as paid
     from schedule s where s.id = $1`,
    ['task'],
  ],
];

/** @type {Statement[]} */
const AFTER = [
  [
    `insert into event (recorded_at, actor_user_id, entity, entity_id, construction_id, schedule_id, version, move, before, after, client_id, request_id)
     select now(), $2, 'schedule', id, construction_id, id, version, 'move', '{"acceptedDate":null}', '{"acceptedDate":"2026-11-24T07:22:00Z"}', $3, 'bench'
       from schedule where id = $1`,
    ['task', 'person', 'client'],
  ],
  [`update idempotency set result = '{}' where user_id = $1 and client_id = $2`, ['person', 'client']],
];

const OPEN = 'on_site_utc is not null and off_site_utc is null and completed_utc is null';
/** @returns {Statement} */
const task = (set) => [`update schedule set ${set}, version = version + 1 where id = $1`, ['task']];
/** @returns {Statement} */
const visit = (set) => [`update task_user set ${set} where schedule_id = $1 and user_id = $2 and ${OPEN}`, ['task', 'person']];
/** @type {Record<string, Statement[]>} */
const MOVES = {
  accept: [task('accepted_date = now()')],
  goOnsite: [
    ['insert into task_user (schedule_id, user_id, on_site_utc) values ($1, $2, now())', ['task', 'person']],
    [
      `with dated as (
         update construction set onsite_date = current_date, version = version + 1
          where id = (select construction_id from schedule where id = $1) and onsite_date is null returning id, version)
       insert into event (recorded_at, actor_user_id, entity, entity_id, construction_id, schedule_id, version, move, before, after, client_id, request_id)
       select now(), $2, 'construction', id, id, $1, version, 'dateJob', '{"onsiteDate":null}', '{"onsiteDate":"2026-11-24"}', $3, 'bench' from dated`,
      ['task', 'person', 'client'],
    ],
    task('onsite_date = coalesce(onsite_date, now())'),
  ],
  goOffsite: [visit('off_site_utc = now()'), task('ignored = ignored')],
  complete: [visit('completed_utc = now(), off_site_utc = now()'), task('completed_date = now(), completed_group_id = group_id')],
  confirm: [
    [
      `update task_user set confirm_item_qtys = true
        where id = (select id from task_user where schedule_id = $1 and user_id = $2 order by on_site_utc desc limit 1)`,
      ['task', 'person'],
    ],
    task('ignored = ignored'),
  ],
  submit: [
    [
      `with raised as (
         insert into payment (schedule_id, construction_id, name, state)
         select s.id, s.construction_id, s.name, 'draft' from schedule s
          where s.id = $1 and exists (select from schedule_item i where i.schedule_id = s.id and i.rate is not null) returning id, construction_id),
       said as (
         insert into event (recorded_at, actor_user_id, entity, entity_id, construction_id, schedule_id, version, move, after, detail, client_id, request_id)
         select now(), $2, 'payment', id, construction_id, $1, 0, 'draftPayment', '{"state":"draft"}', '{"lines":[]}', $3, 'bench' from raised)
       insert into payment_item (payment_id, schedule_item_id, boq_id, original_qty, item_code, completed_qty, unit_amount, value_ex_gst, value_inc_gst)
       select p.id, i.id, i.boq_id, i.quantity, i.child_code, coalesce(i.completed_qty, i.quantity), i.rate,
         round(coalesce(i.completed_qty, i.quantity) * i.rate, 2), round(coalesce(i.completed_qty, i.quantity) * i.rate * 1.1, 2)
       from raised p, schedule_item i where i.schedule_id = $1 and i.rate is not null`,
      ['task', 'person', 'client'],
    ],
    task('submitted_date = now()'),
  ],
};

/** The statements of each move, in order and prepared by name, between `begin` and `commit`. */
export const TRANSACTIONS = Object.fromEntries(
  Object.entries(MOVES).map(([move, change]) => [
    move,
    [...BEFORE, ...change, ...AFTER].map(([text, binds], at) => ({ name: `${move}-${at}`, text, binds })),
  ]),
);
