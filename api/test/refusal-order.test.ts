// Each move's refusals come in the order that task.lifecycle.md states: with everything from some point on wrong, that point is told.
import { readFileSync } from 'node:fs';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { buildItem, buildTask, buildVisit, INSTANT } from '@lotline/schema/testing/build-task';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { canCompletePartially, MOVE_RULES, MOVES, type Move, type TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';

interface Scene {
  readonly actor: Actor;
  readonly task: TaskFacts;
  readonly reason: string;
}
type Spoil = (scene: Scene) => Scene;

const ofTask =
  (facts: Partial<TaskFacts>): Spoil =>
  (scene) => ({ ...scene, task: { ...scene.task, ...facts } });
const without =
  (...claims: readonly string[]): Spoil =>
  (scene) => ({ ...scene, actor: { ...scene.actor, claims: new Set([...scene.actor.claims].filter((claim) => !claims.includes(claim))) } });

const SPOILS: Readonly<Record<string, Spoil>> = {
  TASK_LEFT: (scene) => ({ ...scene, actor: { ...scene.actor, groupIds: new Set() } }),
  CLAIM_REQUIRED: without('CAN_ACCESS_FIELD_WORK', 'CAN_RESET_TICKET_OF_WORK', 'CAN_EDIT_CONSTRUCTION'),
  'CLAIM_REQUIRED (its own)': without('CAN_ACCESS_TICKET_OF_WORK'),
  TASK_IGNORED: ofTask({ ignored: true }),
  NOT_SUBCONTRACTED: ofTask({ isSubcontracted: false }),
  ALREADY_ACCEPTED: ofTask({ acceptedDate: INSTANT }),
  ALREADY_DECLINED: ofTask({ declinedDate: INSTANT }),
  TASK_COMPLETED: ofTask({ completedDate: INSTANT }),
  CONTRACTOR_NOT_COMPLIANT: ofTask({ expiredDocument: 'licence' }),
  TASK_NOT_ACCEPTED: ofTask({ acceptedDate: null }),
  TASK_NOT_COMPLETED: ofTask({ completedDate: null }),
  TASK_SUBMITTED: ofTask({ submittedDate: INSTANT }),
  TICKET_LOCKED: ofTask({ submittedDate: INSTANT }),
  ALREADY_ONSITE: ofTask({ taskUsers: [buildVisit()] }),
  ONSITE_GATE: ofTask({ onsiteGate: { gate: 'siteAccess', named: '' } }),
  NOT_ONSITE: ofTask({ taskUsers: [] }),
  COMMENT_REQUIRED: (scene) => ({ ...scene, reason: '' }),
  ALREADY_CONFIRMED: ofTask({ taskUsers: [buildVisit({ confirmItemQtys: true })] }),
  ITEMS_REJECTED: ofTask({ items: [buildItem({ rejectedDate: INSTANT })] }),
  ITEM_QTYS_NOT_CONFIRMED: ofTask({ taskUsers: [buildVisit()] }),
  ITEM_CHANGE_NOT_ALLOWED: ofTask({ acceptedDate: null }),
  PAYMENT_APPROVED: ofTask({ hasApprovedPayment: true }),
};

const open = buildTask({ isSubcontracted: true });
const accepted = { ...open, acceptedDate: INSTANT };
const completed = { ...accepted, completedDate: INSTANT, taskUsers: [buildVisit({ confirmItemQtys: true })] };

/** A task on which the move is allowed. */
const ALLOWED: Readonly<Record<Move, TaskFacts>> = {
  accept: open,
  decline: open,
  goOnsite: accepted,
  goOffsite: { ...accepted, taskUsers: [buildVisit()] },
  complete: { ...accepted, taskUsers: [buildVisit()] },
  completePartially: { ...accepted, taskUsers: [buildVisit()] },
  confirm: { ...completed, taskUsers: [buildVisit()] },
  submit: completed,
  addItem: { ...accepted, taskUsers: [buildVisit()] },
  changeItem: { ...accepted, taskUsers: [buildVisit()] },
  comment: open,
  saveTicket: open,
  resetTicket: open,
  reopen: completed,
};

const actor = buildActor({ isSubcontractor: true, claims: ['CAN_RESET_TICKET_OF_WORK', 'CAN_EDIT_CONSTRUCTION'] });

function answer(move: Move, scene: Scene): string {
  const verdict =
    move === 'completePartially' ? canCompletePartially(scene.actor, scene.task, scene.reason) : MOVE_RULES[move](scene.actor, scene.task);
  return verdict.ok ? 'ok' : verdict.code;
}

/** The rows of the page's table: what is told only after the rule itself stands behind 'then'. */
function statedOrders(): ReadonlyMap<string, readonly string[]> {
  const page = readFileSync(new URL('../../schema/domain/task/task.lifecycle.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| ([a-zA-Z, ]+?) +\| (TASK_LEFT[^|]*)\|$/gm)];
  return new Map(
    rows.flatMap(([, moves = '', text = '']) => {
      const codes = (text.split('; then')[0] ?? '').match(/[A-Z_]{6,}(?: \(its own\))?/g) ?? [];
      return moves.split(', ').map((move) => [move, codes] as const);
    }),
  );
}

const orders = statedOrders();

test('the page states the order of every move', () => {
  expect([...orders.keys()].sort()).toEqual([...MOVES].sort());
});

test.each(MOVES)('%s is refused in the order that the page states (domain.md §2)', (move) => {
  const codes = orders.get(move) ?? [];
  const fine: Scene = { actor, task: ALLOWED[move], reason: 'rain' };
  expect(answer(move, fine)).toBe('ok');
  const told = codes.map((_code, from) =>
    answer(
      move,
      codes.slice(from).reduceRight((scene, code) => SPOILS[code]?.(scene) ?? scene, fine),
    ),
  );
  expect(told).toEqual(codes.map((code) => code.replace(' (its own)', '')));
});
