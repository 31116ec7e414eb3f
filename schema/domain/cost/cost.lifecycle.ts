// Who reads a job's materials and expenses, who writes them, and who sees what they cost (specification 1 §6; decision 054).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';

export const COST_KINDS = ['bom', 'expense'] as const;
export type CostKind = (typeof COST_KINDS)[number];

const must = (actor: Actor, claim: 'CAN_ACCESS_CONSTRUCTION' | 'CAN_EDIT_CONSTRUCTION' | 'CAN_VIEW_FINANCIAL_INFORMATION'): Verdict =>
  unless(hasClaim(actor, claim), 'CLAIM_REQUIRED', { claim });

/** The office's: the field counts what it builds and does not see what was bought for it. */
export function canReadCosts(actor: Actor): Verdict {
  return must(actor, 'CAN_ACCESS_CONSTRUCTION');
}

/** What something cost, and the receipt that says so. A subcontractor's own rates are another matter (task-money.rules.ts). */
export function seesCosts(actor: Actor): boolean {
  return hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
}

/** Materials are planned by who edits jobs and priced by who sees money; an expense is nothing but money. */
export function canKeepCost(actor: Actor, kind: CostKind): Verdict {
  const plans = kind === 'bom' && hasClaim(actor, 'CAN_EDIT_CONSTRUCTION');
  if (plans || seesCosts(actor)) return canReadCosts(actor);
  return must(actor, kind === 'bom' ? 'CAN_EDIT_CONSTRUCTION' : 'CAN_VIEW_FINANCIAL_INFORMATION');
}
