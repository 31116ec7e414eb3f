// The commands of a task, and what their events say (domain.md §2): the lifecycle's dates before and after, and what the move did besides.
import type { BootedApi } from '../booted-api.ts';
import { insertTask, type TaskWish } from '../task-rows.ts';
import { PEOPLE } from '../world.ts';
import { AT, idOf, mutation, one, type CommandCase, type Row, type Target } from './command-case.ts';

type Wish = Omit<TaskWish, 'group'>;
/** An hour before the command. */
const BEFORE = '2026-11-20T01:10:00.000Z';
const SUB = PEOPLE.sub;

const task =
  (wish: Wish = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const { scheduleId, constructionId, itemIds } = await insertTask(api.sequelize, { ...wish, group: 'Ridgeway Cabling' });
    return { id: scheduleId, scheduleId, constructionId, itemIds };
  };

/** With a record of the subcontractor's own. */
const withRecord =
  (wish: Wish, record: { readonly onSiteUtc?: string; readonly confirmItemQtys?: boolean }) =>
  async (api: BootedApi): Promise<Target> => {
    const target = await task(wish)(api);
    const visitId = await idOf(
      api,
      'insert into task_user (schedule_id, user_id, on_site_utc, confirm_item_qtys) values ($id, $userId, $at, $confirmed) returning id',
      { id: target.id, userId: SUB, at: record.onSiteUtc ?? null, confirmed: record.confirmItemQtys ?? false },
    );
    return { ...target, visitId };
  };
const onsite = withRecord({ accepted: true }, { onSiteUtc: BEFORE });
const itemOf = (begin: (api: BootedApi) => Promise<Target>) => async (api: BootedApi) => {
  const target = await begin(api);
  return { ...target, id: (target['itemIds'] as number[])[0] ?? 0 };
};

/** Read from the columns, by hand, as they stand in the table. */
const dates = async (api: BootedApi, { scheduleId }: Target): Promise<Row> => {
  const row = await one(
    api,
    `select accepted_date as "acceptedDate", declined_date as "declinedDate", onsite_date as "onsiteDate", completed_date as "completedDate",
            submitted_date as "submittedDate", is_partial as "isPartial", is_reopened as "isReopened" from schedule where id = $scheduleId`,
    { scheduleId },
  );
  return JSON.parse(JSON.stringify(row)) as Row;
};

const newestRecord = (api: BootedApi, { scheduleId }: Target) =>
  idOf(api, 'select id from task_user where schedule_id = $scheduleId order by id desc limit 1', { scheduleId });

interface Move extends Pick<CommandCase, 'operation' | 'begin' | 'send' | 'refused'> {
  readonly what?: string;
  readonly by?: CommandCase['by'];
  readonly denied?: CommandCase['denied'];
  readonly stale?: string | null;
  readonly move: string;
  /** Which of the dates the move changes, and to what. */
  readonly changes?: Row;
  readonly detail?: (api: BootedApi, target: Target) => Promise<Row> | Row;
  readonly why?: string;
  readonly follows?: readonly string[];
}

const move = ({ move: name, changes = {}, detail, why, follows = [], ...rest }: Move): CommandCase => ({
  by: 'sub',
  denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
  replay: 'client',
  stale: 'schedule',
  hasOccurredAt: true,
  rowBefore: dates,
  says: async (api, target, before) => ({
    move: name,
    entity: 'schedule',
    entityId: Number(target.scheduleId),
    before,
    after: { ...before, ...changes },
    detail: (await detail?.(api, target)) ?? null,
    ...(why === undefined ? {} : { why }),
    follows,
  }),
  ...rest,
});

const schedule = ({ id }: Target): string => `scheduleId: ${id}`;
const visit = ({ id }: Target): string => `taskUser: { scheduleId: ${id} }`;
const record = async (api: BootedApi, target: Target) => ({ taskUserId: await newestRecord(api, target) });

const COMPLETE_BOTH = [
  { what: 'whole', partial: false, name: 'complete' },
  { what: 'in part', partial: true, name: 'completePartially' },
] as const;

export const TASK_CASES: readonly CommandCase[] = [
  move({
    operation: 'updateConstructionTaskAccepted',
    begin: task(),
    send: mutation('updateConstructionTaskAccepted', schedule),
    refused: { begin: task({ accepted: true }), code: 'ALREADY_ACCEPTED' },
    move: 'accept',
    changes: { acceptedDate: AT },
    detail: (_, { itemIds }) => ({ rates: (itemIds as number[]).map((id) => ({ id, rate: '24.50' })) }),
  }),
  move({
    operation: 'updateConstructionTaskDeclined',
    begin: task(),
    send: mutation('updateConstructionTaskDeclined', (target) => `${schedule(target)}, reason: "no crew"`),
    refused: { begin: task({ declined: true }), code: 'ALREADY_DECLINED' },
    move: 'decline',
    changes: { declinedDate: AT },
    why: 'no crew',
  }),
  move({
    operation: 'updateTaskUserOnSite',
    begin: task({ accepted: true }),
    send: mutation('updateTaskUserOnSite', visit),
    refused: { begin: task(), code: 'TASK_NOT_ACCEPTED' },
    move: 'goOnsite',
    changes: { onsiteDate: AT },
    detail: record,
    follows: ['dateJob'],
  }),
  move({
    operation: 'updateTaskUserOffSite',
    begin: onsite,
    send: mutation('updateTaskUserOffSite', visit),
    refused: { begin: task({ accepted: true }), code: 'NOT_ONSITE' },
    move: 'goOffsite',
    detail: record,
  }),
  ...COMPLETE_BOTH.map(({ what, partial, name }) =>
    move({
      operation: 'updateTaskUserComplete',
      what,
      begin: onsite,
      send: mutation(
        'updateTaskUserComplete',
        ({ id }) => `taskUser: { scheduleId: ${id}, comments: "rain" }, partial: ${String(partial)}`,
      ),
      refused: { begin: task({ accepted: true, completed: true }), code: 'TASK_COMPLETED' },
      move: name,
      changes: { completedDate: AT, isPartial: partial },
      detail: record,
      ...(partial ? { why: 'rain' } : {}),
    }),
  ),
  move({
    operation: 'updateTaskUserComments',
    begin: task({ accepted: true }),
    send: mutation('updateTaskUserComments', ({ id }) => `taskUser: { scheduleId: ${id}, comments: "gate code 4471" }`),
    refused: { begin: task({ ignored: true }), code: 'TASK_IGNORED' },
    move: 'comment',
    detail: async (api, target) => ({ ...(await record(api, target)), comments: 'gate code 4471' }),
  }),
  move({
    operation: 'updateTaskUserConfirmQty',
    begin: task({ accepted: true, completed: true }),
    send: mutation('updateTaskUserConfirmQty', visit),
    refused: { begin: task({ accepted: true }), code: 'TASK_NOT_COMPLETED' },
    move: 'confirm',
    detail: async (api, target) => ({
      ...(await record(api, target)),
      quantities: (target['itemIds'] as number[]).map((id, at) => ({ id, quantity: ['2.000', '35.000'][at], completedQty: null })),
    }),
  }),
  move({
    operation: 'updateTaskSubmitted',
    begin: withRecord({ accepted: true, completed: true }, { confirmItemQtys: true }),
    send: mutation('updateTaskSubmitted', schedule),
    refused: { begin: task({ accepted: true, completed: true }), code: 'ITEM_QTYS_NOT_CONFIRMED' },
    move: 'submit',
    changes: { submittedDate: AT },
    follows: ['draftPayment'],
    detail: async (api, { scheduleId }) => ({
      paymentId: await idOf(api, 'select id from payment where schedule_id = $scheduleId', { scheduleId }),
    }),
  }),
  move({
    operation: 'reopenTask',
    by: 'office',
    begin: withRecord({ accepted: true, submitted: true }, { confirmItemQtys: true }),
    send: mutation('reopenTask', (target) => `${schedule(target)}, reason: "photo missing"`),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: { begin: task({ accepted: true }), code: 'TASK_NOT_COMPLETED' },
    move: 'reopen',
    changes: { completedDate: null, submittedDate: null, isReopened: true },
    why: 'photo missing',
    detail: (_, { visitId }) => ({ confirmedBy: [SUB], taskUserIds: [visitId], voidedPaymentId: null }),
  }),
  move({
    operation: 'updateTicketOfWork',
    begin: async (api) => {
      const target = await task({ accepted: true })(api);
      await api.sequelize.query(`update schedule set ticket_of_work = '{"step":"0"}' where id = $id`, { bind: { id: target.id } });
      return target;
    },
    send: mutation('updateTicketOfWork', ({ id }) => `id: ${id}, ticketOfWork: "{\\"step\\":\\"1\\"}"`),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: { begin: task({ accepted: true, submitted: true }), code: 'TICKET_LOCKED' },
    move: 'saveTicket',
    detail: () => ({ replaced: { step: '0' } }),
  }),
  move({
    operation: 'updateConstructionAddBOQAndItem',
    begin: async (api) => ({
      ...(await onsite(api)),
      catalogueId: await idOf(
        api,
        `insert into field_item (code, name, unit_amount) values ('ROCK-H', 'Rock', 96)
         on conflict (code) do update set name = excluded.name returning id`,
        {},
      ),
    }),
    send: mutation(
      'updateConstructionAddBOQAndItem',
      ({ id, catalogueId }) => `fieldBoqItem: { scheduleId: ${id}, itemId: ${String(catalogueId)}, quantity: "0.5", reason: "rock" }`,
    ),
    refused: {
      begin: async (api) => ({ ...(await task()(api)), catalogueId: 1 }),
      code: 'ITEM_CHANGE_NOT_ALLOWED',
      details: { missing: 'accept' },
    },
    // it overwrites nothing: another's change of the task is no reason not to add a line
    stale: 'schedule',
    move: 'addItem',
    why: 'rock',
    detail: async (api, { scheduleId }) => {
      const added = await one(
        api,
        'select id, boq_id as "boqId" from schedule_item where schedule_id = $scheduleId order by id desc limit 1',
        {
          scheduleId,
        },
      );
      return { scheduleItemId: added['id'], boqId: added['boqId'], code: 'ROCK-H', quantity: '0.500' };
    },
  }),
  move({
    operation: 'updateConstructionScheduleItemCompletion',
    begin: itemOf(async (api) => {
      const target = await onsite(api);
      await api.sequelize.query(
        `update schedule_item set completed_qty = 1, variation_reason = 'as drawn', rejected_date = $at, reject_reason = 'photos show more'
          where id = $itemId`,
        { bind: { at: BEFORE, itemId: (target['itemIds'] as number[])[0] } },
      );
      return target;
    }),
    send: mutation(
      'updateConstructionScheduleItemCompletion',
      ({ id }) => `item: { id: ${id}, completedQty: "3.25", variationReason: "one more" }`,
    ),
    refused: { begin: itemOf(task()), code: 'ITEM_CHANGE_NOT_ALLOWED', details: { missing: 'accept' } },
    stale: 'schedule_item',
    move: 'changeItem',
    why: 'one more',
    follows: ['sumLine'],
    detail: (_, { id }) => ({
      scheduleItemId: id,
      itemBefore: { completedQty: '1.000', variationReason: 'as drawn', rejectedDate: BEFORE, rejectReason: 'photos show more' },
      itemAfter: { completedQty: '3.250', variationReason: 'one more', rejectedDate: null, rejectReason: null },
      isLastRejection: true,
    }),
  }),
];
