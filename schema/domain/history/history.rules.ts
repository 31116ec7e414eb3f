// Who reads a job's history, and what of it (domain.md §2: what was stays in the events).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { GROUP } from '../group/group.fields.ts';
import { CONTRACTOR } from '../contractor/contractor.fields.ts';
import { DOCUMENT, DOCUMENT_KIND } from '../document/document.fields.ts';
import { CHILD_CODE } from '../item/child-code.fields.ts';
import { CONSTRUCTION_CODE } from '../item/construction-code.fields.ts';
import { ITEM_CODE } from '../item/item-code.fields.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';
import { keysOf } from '../list/list-declaration.ts';
import { BOM_COST, EXPENSE_COST } from '../cost/cost.fields.ts';
import { OFFICE_CLAIM, POTENTIAL_JOB } from '../potential-job/potential-job.lifecycle.ts';
import { LOOKUP_VALUE } from '../lookup/lookup-value.fields.ts';
import { PROJECT } from '../project/project.fields.ts';
import { PERSON } from '../rights/person.fields.ts';
import { ROLE } from '../rights/role.fields.ts';
import { JOB } from '../job/job.fields.ts';
import { canManage, type DeclaredRecord } from '../record/record-declaration.ts';

const HISTORY_CLAIMS = ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'] as const;

/** The office's: the field sees the present, not who changed what and when; and a history tells of every group's tasks. */
export function canReadHistory(actor: Actor): Verdict {
  const missing = HISTORY_CLAIMS.find((claim) => !hasClaim(actor, claim));
  return unless(missing === undefined, 'CLAIM_REQUIRED', { claim: missing });
}

/** Declared records that are no job's, and who reads the history of each: of the catalogue whoever manages it, of a project the office, as of a job, of a
 * potential job the office that has it in hand. */
const READERS = {
  [ITEM_CODE.entity]: (actor: Actor): Verdict => canManage(actor, ITEM_CODE),
  [CHILD_CODE.entity]: (actor: Actor): Verdict => canManage(actor, CHILD_CODE),
  [CONSTRUCTION_CODE.entity]: (actor: Actor): Verdict => canManage(actor, CONSTRUCTION_CODE),
  [PROJECT.entity]: canReadHistory,
  [POTENTIAL_JOB.entity]: (actor: Actor): Verdict => unless(hasClaim(actor, OFFICE_CLAIM), 'CLAIM_REQUIRED', { claim: OFFICE_CLAIM }),
  [ROLE.entity]: (actor: Actor): Verdict => canManage(actor, ROLE),
  [GROUP.entity]: (actor: Actor): Verdict => canManage(actor, GROUP),
  [CONTRACTOR.entity]: (actor: Actor): Verdict => canManage(actor, CONTRACTOR),
  [LOOKUP_VALUE.entity]: (actor: Actor): Verdict => canManage(actor, LOOKUP_VALUE),
  [PERSON.entity]: (actor: Actor): Verdict => canManage(actor, PERSON),
  [DOCUMENT_KIND.entity]: (actor: Actor): Verdict => canManage(actor, DOCUMENT_KIND),
} as const;
export type RecordWithHistory = keyof typeof READERS;
export const RECORDS_WITH_HISTORY: readonly RecordWithHistory[] = keysOf(READERS);

/** Refusals: CLAIM_REQUIRED. */
export const canReadHistoryOf = (actor: Actor, entity: RecordWithHistory): Verdict => READERS[entity](actor);

/** The rows of one's own change of many: read by whoever reads the histories from which it is undone. Refusals: CLAIM_REQUIRED. */
export const canReadChangedRows = (actor: Actor, isOfPotentialJobs: boolean): Verdict =>
  isOfPotentialJobs ? canReadHistoryOf(actor, POTENTIAL_JOB.entity) : canReadHistory(actor);

/** What a declared record's field with the claim of amounts is called in its events. */
const declaredAmounts = [ITEM_CODE, CONSTRUCTION_CODE, BOM_COST, EXPENSE_COST, DOCUMENT, JOB].flatMap(({ fields }: DeclaredRecord) =>
  Object.entries(fields).flatMap(([key, { claim }]) => (claim === 'CAN_VIEW_FINANCIAL_INFORMATION' ? [key] : [])),
);
const AMOUNTS = new Set([...['rate', 'rates', 'valueExGst', 'valueIncGst', 'paidAmountExGst', 'paidAmountIncGst'], ...declaredAmounts]);

/** What an event kept, without amounts for whoever may not see them (specification 1 §6). */
export function withoutAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isChangeOfAmount(entry)).map(withoutAmounts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !AMOUNTS.has(key))
      .map(([key, inner]) => [key, withoutAmounts(inner)]),
  );
}

/** One of `ticketChanges` (ticket-history.ts): its amount stands beside the path that names it. */
function isChangeOfAmount(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('path' in entry) || !Array.isArray(entry.path)) return false;
  return entry.path.some((step) => AMOUNTS.has(String(step)));
}
