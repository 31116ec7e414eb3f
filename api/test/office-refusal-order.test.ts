// The office's moves are refused in the order that task.lifecycle.md states, and who may make them (decision 047).
import { readFileSync } from 'node:fs';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { buildTask, buildVisit, INSTANT } from '@lotline/schema/testing/build-task';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import {
  allowedOfficeMoves,
  canDecideVariation,
  canReassign,
  OFFICE_MOVES,
  OFFICE_RULES,
  type OfficeFacts,
  type OfficeMove,
} from '@lotline/schema/domain/task/office-moves';

interface Scene {
  readonly actor: Actor;
  readonly task: OfficeFacts;
}
const office = buildActor({ userId: 2, groupIds: [1], claims: ['CAN_EDIT_CONSTRUCTION'] });
const planned: OfficeFacts = { ...buildTask({ taskUsers: [buildVisit({ offSiteUtc: INSTANT })] }), issuedDate: null };
const issued: OfficeFacts = { ...planned, issuedDate: INSTANT };

const ALLOWED: Readonly<Record<OfficeMove, OfficeFacts>> = {
  issueTask: planned,
  reassignTask: issued,
  ignoreTask: issued,
  restoreTask: { ...issued, ignored: true },
  remindTask: issued,
  reviewTask: { ...issued, completedDate: INSTANT, submittedDate: INSTANT },
};

const of =
  (facts: Partial<OfficeFacts>) =>
  (scene: Scene): Scene => ({ ...scene, task: { ...scene.task, ...facts } });
const SPOILS: Readonly<Record<string, (scene: Scene) => Scene>> = {
  TASK_LEFT: (scene) => ({ ...scene, actor: { ...scene.actor, groupIds: new Set() } }),
  CLAIM_REQUIRED: (scene) => ({ ...scene, actor: { ...scene.actor, claims: new Set() } }),
  TASK_IGNORED: of({ ignored: true }),
  TASK_COMPLETED: of({ completedDate: INSTANT }),
  ALREADY_ISSUED: of({ issuedDate: INSTANT }),
  GROUP_REQUIRED: of({ groupId: null }),
  TASK_SUBMITTED: of({ submittedDate: INSTANT }),
  SOMEBODY_ONSITE: of({ taskUsers: [buildVisit()] }),
  TASK_NOT_IGNORED: of({ ignored: false }),
  TASK_NOT_SUBMITTED: of({ submittedDate: null }),
  PAYMENT_APPROVED: of({ hasApprovedPayment: true }),
};

/** What the rule itself refuses with, by the page's table; what is told after it stands behind 'then' or needs what a person chose. */
function statedOrder(move: OfficeMove): readonly string[] {
  const page = readFileSync(new URL('../../schema/domain/task/task.lifecycle.md', import.meta.url), 'utf8');
  const text = new RegExp(`^\\| ${move} +\\| (.*)\\|$`, 'm').exec(page)?.[1] ?? '';
  const codes = (text.split('; then')[0] ?? '').match(/[A-Z]+_[A-Z_]+/g) ?? [];
  return codes.filter((code) => code !== 'INVALID_INPUT');
}

test.each(OFFICE_MOVES)('%s is refused in the order that the page states', (move) => {
  const codes = statedOrder(move);
  expect(codes.length).toBeGreaterThan(1);
  const fine: Scene = { actor: office, task: ALLOWED[move] };
  const answer = ({ actor, task }: Scene): string => {
    const verdict = OFFICE_RULES[move](actor, task);
    return verdict.ok ? 'ok' : verdict.code;
  };
  expect(answer(fine)).toBe('ok');
  // without a group nobody but who sees all of them holds it
  const seesAll = { ...fine, actor: { ...office, claims: new Set([...office.claims, 'CAN_VIEW_ALL_GROUPS' as const]) } };
  const told = codes.map((_code, from) =>
    answer(
      codes.slice(from).reduceRight((scene, code) => SPOILS[code]?.(scene) ?? scene, codes[from] === 'GROUP_REQUIRED' ? seesAll : fine),
    ),
  );
  const expected = codes.map((code, at) => (codes.slice(at).includes('GROUP_REQUIRED') && code !== 'GROUP_REQUIRED' ? 'TASK_LEFT' : code));
  expect(told).toEqual(expected);
});

test('who is onsite is named, and the same group is no other group', () => {
  expect(canReassign(office, { ...issued, taskUsers: [buildVisit({ userId: 9 })] }, 2)).toMatchObject({ details: { userIds: [9] } });
  expect(canReassign(office, issued, 1)).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'groupId' } });
});

test('a declined task is issued anew', () => {
  expect(OFFICE_RULES.issueTask(office, { ...issued, declinedDate: INSTANT }).ok).toBe(true);
});

test('who approves payments reviews, and does nothing else of the office', () => {
  const finance = buildActor({ onlyClaims: ['CAN_APPROVE_PAYMENTS', 'CAN_VIEW_ALL_GROUPS'] });
  expect(allowedOfficeMoves(finance, ALLOWED.reviewTask)).toEqual(['reviewTask']);
});

test('a variation is decided on where there is one', () => {
  expect(canDecideVariation(office, { code: 'ROCK-H', variationQty: '1.000' }).ok).toBe(true);
  expect(canDecideVariation(office, { code: 'ROCK-H', variationQty: null })).toMatchObject({ code: 'NO_VARIATION' });
  expect(canDecideVariation(buildActor(), { code: 'ROCK-H', variationQty: '1.000' })).toMatchObject({ code: 'CLAIM_REQUIRED' });
});
