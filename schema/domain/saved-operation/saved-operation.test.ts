// Who reads, saves and removes the operations of GraphiQL.
import { buildActor } from '../../testing/build-actor.ts';
import { canRemoveOperation, canSaveOperation, type OperationFacts } from './saved-operation.lifecycle.ts';

const admin = buildActor({ userId: 1, claims: ['CAN_ACCESS_ADMINISTRATOR_TASKS'] });
const other = buildActor({ userId: 2, claims: ['CAN_EDIT_CONSTRUCTION'] });
const of = (ownerId: number, isOwnerGone = false): OperationFacts => ({ ownerId, ownerName: 'Asha Menon', isOwnerGone });
const codeOf = (verdict: ReturnType<typeof canSaveOperation>): string => (verdict.ok ? 'OK' : verdict.code);

test.each([
  ['save a new one', canSaveOperation(admin, null), 'OK'],
  ['save one’s own', canSaveOperation(admin, of(1)), 'OK'],
  ['save another’s', canSaveOperation(admin, of(2)), 'OPERATION_NOT_YOURS'],
  ['save one whose owner is gone: nobody speaks in their name', canSaveOperation(admin, of(2, true)), 'OPERATION_NOT_YOURS'],
  ['save without the claim, also one’s own', canSaveOperation(other, of(2)), 'CLAIM_REQUIRED'],
  ['remove one’s own', canRemoveOperation(admin, of(1)), 'OK'],
  ['remove another’s', canRemoveOperation(admin, of(2)), 'OPERATION_NOT_YOURS'],
  ['remove one whose owner is gone', canRemoveOperation(admin, of(2, true)), 'OK'],
  ['remove without the claim', canRemoveOperation(other, of(2)), 'CLAIM_REQUIRED'],
])('%s: %#', (_what, verdict, code) => {
  expect(codeOf(verdict)).toBe(code);
});
