import { buildActor } from '../../testing/build-actor.ts';
import { canAddAttachment, canChangeAttachment } from './attachment.lifecycle.ts';

test('people of the field and of the office add files, others do not (domain.md §1)', () => {
  expect(canAddAttachment(buildActor()).ok).toBe(true);
  expect(canAddAttachment(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] })).ok).toBe(true);
  expect(canAddAttachment(buildActor({ onlyClaims: ['CAN_VIEW_DASHBOARD'] }))).toMatchObject({ ok: false, code: 'CLAIM_REQUIRED' });
});

test('who uploaded a file changes it, and the office; a colleague does not (quality.md §2)', () => {
  expect(canChangeAttachment(buildActor({ userId: 7 }), { ownerUserId: 7 }).ok).toBe(true);
  expect(canChangeAttachment(buildActor({ userId: 8, claims: ['CAN_EDIT_CONSTRUCTION'] }), { ownerUserId: 7 }).ok).toBe(true);
  expect(canChangeAttachment(buildActor({ userId: 8 }), { ownerUserId: 7 })).toMatchObject({ ok: false, code: 'CLAIM_REQUIRED' });
});
