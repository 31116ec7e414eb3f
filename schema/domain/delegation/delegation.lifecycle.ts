// Who gives a job to somebody for a time, who ends that, and who reads of it: the office (decision 054).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { canManage } from '../record/record-declaration.ts';
import { DELEGATION } from './delegation.fields.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';

export function canReadDelegations(actor: Actor): Verdict {
  return unless(hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_CONSTRUCTION' });
}

export function canDelegate(actor: Actor): Verdict {
  return canManage(actor, DELEGATION);
}
