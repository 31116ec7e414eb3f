// Who adds a file and who replaces or removes one (quality.md §1, §2). Whether its job is visible is the scope's business.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';

export interface AttachmentFacts {
  readonly ownerUserId: number;
}

const OF_JOBS = ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_CONSTRUCTION', 'CAN_ACCESS_POTENTIAL_JOBS'] as const;
const OF_DOCUMENTS = ['CAN_MANAGE_INDEPENDENT_CONTRACTORS', 'CAN_MANAGE_USERS'] as const;

/** Add one: people of the field, of the office, and who looks after potential jobs; for a document who keeps contractors or people. */
export function canAddAttachment(
  actor: Actor,
  { resourceDocumentId = null }: { readonly resourceDocumentId?: number | null } = {},
): Verdict {
  const claims = resourceDocumentId === null ? OF_JOBS : OF_DOCUMENTS;
  const may = claims.some((claim) => hasClaim(actor, claim));
  return unless(may, 'CLAIM_REQUIRED', { claim: claims[0] });
}

/** Replace its bytes or remove it: who uploaded it, and the office. */
export function canChangeAttachment(actor: Actor, attachment: AttachmentFacts): Verdict {
  return unless(attachment.ownerUserId === actor.userId || hasClaim(actor, 'CAN_EDIT_CONSTRUCTION'), 'CLAIM_REQUIRED', {
    claim: 'CAN_EDIT_CONSTRUCTION',
  });
}
