// One item code becomes another (screens.md §2.18): lines of jobs, child codes and construction codes follow, amounts and quantities of lines stay as they are. The
// dry run and the command ask this.
import type { Actor } from '../kernel/actor.ts';
import { allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { canManage } from '../record/record-declaration.ts';
import { ITEM_CODE } from './item-code.fields.ts';
import { unitsIn } from './units.rules.ts';

export interface MergedCode {
  readonly id: number;
  readonly code: string;
  readonly unitOfMeasure: string | null;
  readonly isArchived: boolean;
  /** The code that took it over already. */
  readonly mergedInto: string | null;
  /** Child codes that are not archived. */
  readonly paidBy: number;
}

export interface MergeFacts {
  readonly from: MergedCode;
  readonly into: MergedCode;
  /** Work types whose task templates name the one that goes. */
  readonly templates: readonly string[];
}

const no = (field: 'fromId' | 'intoId', sentence: string): Verdict => refused('INVALID_INPUT', { field, sentence });
const COUNTS_AS_ONE = '1.000';

/** Refusals: CLAIM_REQUIRED, INVALID_INPUT with the sentence at the code that stands in the way. */
export function canMergeItemCodes(actor: Actor, { from, into, templates }: MergeFacts): Verdict {
  const may = canManage(actor, ITEM_CODE);
  if (!may.ok) return may;
  if (from.id === into.id) return no('intoId', 'A code cannot be merged into itself. Choose another.');
  if (from.mergedInto !== null) return no('fromId', `${from.code} is already merged into ${from.mergedInto}.`);
  if (into.isArchived) return no('intoId', `${into.code} is archived. Restore it first, or choose another.`);
  if (unitsIn(from.unitOfMeasure, into.unitOfMeasure) !== COUNTS_AS_ONE)
    return no(
      'intoId',
      `${from.code} is counted in ${unitText(from)}, ${into.code} in ${unitText(into)}. Their quantities cannot be added together.`,
    );
  if (from.paidBy > 0 && into.paidBy > 0)
    return no('intoId', `Both have child codes: a contractor could be paid twice. Archive those of ${from.code} or of ${into.code} first.`);
  return templates.length === 0
    ? allowed
    : no('fromId', `Task templates name ${from.code}: ${templates.join(', ')}. Put ${into.code} there first.`);
}

const unitText = ({ unitOfMeasure }: MergedCode): string => unitOfMeasure ?? 'no unit';

/** What was merged stays with the code that took it over. Refusals: INVALID_INPUT. */
export const canBringBack = ({ code, mergedInto }: Pick<MergedCode, 'code' | 'mergedInto'>): Verdict =>
  unless(mergedInto === null, 'INVALID_INPUT', {
    field: 'archived',
    sentence: `${code} is merged into ${mergedInto ?? 'another'}, which has its lines. Add a new code instead.`,
  });
