// Who adds a file and who replaces or removes one (quality.md §1, §2). Whether its job is visible is the scope's business.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';

export interface AttachmentFacts {
  readonly ownerUserId: number;
}

/** Add one: people of the field, of the office, and who looks after potential jobs. */
export function canAddAttachment(actor: Actor): Verdict {
  const may = (['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_CONSTRUCTION', 'CAN_ACCESS_POTENTIAL_JOBS'] as const).some((claim) =>
    hasClaim(actor, claim),
  );
  return unless(may, 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_FIELD_WORK' });
}

/** Replace its bytes or remove it: who uploaded it, and the office. */
export function canChangeAttachment(actor: Actor, attachment: AttachmentFacts): Verdict {
  return unless(attachment.ownerUserId === actor.userId || hasClaim(actor, 'CAN_EDIT_CONSTRUCTION'), 'CLAIM_REQUIRED', {
    claim: 'CAN_EDIT_CONSTRUCTION',
  });
}
