// Who saves, shares and removes a view of a list (decision 053).
import { buildActor } from '../../testing/build-actor.ts';
import { canRemoveView, canSaveView, type ViewFacts } from './view.lifecycle.ts';

const LIST = { shareClaim: 'CAN_EDIT_CONSTRUCTION' } as const;
const editor = buildActor({ userId: 1, claims: ['CAN_EDIT_CONSTRUCTION'] });
const plain = buildActor({ userId: 2, claims: [] });
const of = (ownerId: number, isOwnerGone = false): ViewFacts => ({ ownerId, ownerName: 'Asha Menon', isOwnerGone });
const codeOf = (verdict: ReturnType<typeof canSaveView>): string => (verdict.ok ? 'OK' : verdict.code);

test.each([
  ['a new one of one’s own', plain, null, false, 'OK'],
  ['a new one for everybody', plain, null, true, 'CLAIM_REQUIRED'],
  ['a new one for everybody, by an editor of jobs', editor, null, true, 'OK'],
  ['one’s own', plain, of(2), false, 'OK'],
  ['one’s own, shared from now on', plain, of(2), true, 'CLAIM_REQUIRED'],
  ['another’s', editor, of(2), false, 'VIEW_NOT_YOURS'],
  ['one whose owner is gone: nobody speaks in their name', editor, of(2, true), true, 'VIEW_NOT_YOURS'],
] as const)('save %s', (_what, actor, view, isShared, code) => {
  expect(codeOf(canSaveView(actor, LIST, view, isShared))).toBe(code);
});

test.each([
  ['one’s own', plain, of(2), 'OK'],
  ['another’s', editor, of(2), 'VIEW_NOT_YOURS'],
  ['one whose owner is gone, by an editor of jobs', editor, of(2, true), 'OK'],
  ['one whose owner is gone, by anybody else', plain, of(1, true), 'VIEW_NOT_YOURS'],
] as const)('remove %s', (_what, actor, view, code) => {
  expect(codeOf(canRemoveView(actor, LIST, view))).toBe(code);
});
