// Who is given the list of jobs at all; whose rows stand in it is the statement's to say (job.scope).
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';

/** @throws RefusalError CLAIM_REQUIRED */
export function mustListJobs({ actor }: RequestContext): void {
  if (!hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION')) refuse('CLAIM_REQUIRED', { claim: 'CAN_ACCESS_CONSTRUCTION' });
}
