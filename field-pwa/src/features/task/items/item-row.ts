// One line of the items table: what was planned and done, what it comes to, why it differs, who rejected it (specification 1 §2, §6; mock 6).
import { canSeeMoney, type Actor } from '@lotline/schema/domain/kernel/actor';
import { formatNearDay, type DayClock } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { addMoney, formatAud, isZero } from '@lotline/schema/domain/kernel/money';
import { doneQtyOf } from '@lotline/schema/domain/item/done-as-planned.rules';
import { differsFromPlan, effectiveQty } from '@lotline/schema/domain/item/item.rules';
import { quantityText } from '@lotline/schema/domain/item/quantity-text';
import { adjustmentText } from '@lotline/schema/domain/task/adjustment-words';
import { reviewedLineTotal } from '@lotline/schema/domain/task/review.rules';
import { itemCode, itemName, type Task, type TaskItem } from '../facts/page-data.ts';

export interface ItemRow {
  readonly id: number;
  /** Of the row on the screen: also of one that the server has not numbered yet. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly planned: string;
  readonly done: string;
  readonly isVaried: boolean;
  /** 'Reason: …' or 'Unplanned: …'. */
  readonly note: string | null;
  /** 'Rejected 19 Nov by Leanne Hart: “…”'. */
  readonly rejection: string | null;
  /** 'You entered 5, approved 4. Leanne Hart: “…”'. */
  readonly adjustment: string | null;
  readonly rate: string;
  readonly total: string;
}

const NONE = '–';

const isUnplanned = (item: TaskItem): boolean => isZero(item.quantity) && item.completedQty !== null;

const FIRST = 'The customer has not approved this yet: ask the office before you start.';

function noteOf(item: TaskItem): string | null {
  const said = reasonOf(item);
  return item.preapproval === 'needed' ? [FIRST, said].filter(Boolean).join(' ') : said;
}

function reasonOf(item: TaskItem): string | null {
  const reason = item.variationReason?.trim() ?? '';
  if (reason === '') return null;
  return isUnplanned(item) ? `Unplanned: ${reason}` : `Reason: ${reason}`;
}

type Rejected = Pick<TaskItem, 'rejectedDate' | 'rejectedBy' | 'rejectReason'>;

export function rejectionText(item: Rejected, { today, zone }: DayClock): string | null {
  if (item.rejectedDate === null) return null;
  const by = item.rejectedBy === null ? '' : ` by ${item.rejectedBy}`;
  const why = item.rejectReason === null ? '' : `: “${item.rejectReason}”`;
  return `Rejected ${formatNearDay(dayInZone(item.rejectedDate, zone), today)}${by}${why}`;
}

interface RowOf {
  /** The reader's own crew holds the task. */
  readonly isOwn: boolean;
  /** The crew has confirmed what nobody entered. */
  readonly isConfirmed: boolean;
}

export function itemRow(item: TaskItem, clock: DayClock, { isOwn, isConfirmed }: RowOf): ItemRow {
  const total = reviewedLineTotal(item);
  const done = doneQtyOf(item, isConfirmed);
  return {
    id: item.id,
    key: item.clientId ?? String(item.id),
    code: itemCode(item),
    name: itemName(item),
    planned: isZero(item.quantity) ? NONE : quantityText(item.quantity, item.unitOfMeasure),
    done: done === null ? NONE : quantityText(done, item.unitOfMeasure),
    isVaried: differsFromPlan(item),
    note: noteOf(item),
    rejection: rejectionText(item, clock),
    adjustment: adjustmentText(item, item.unitOfMeasure, isOwn),
    rate: item.rate === null ? NONE : formatAud(item.rate),
    total: total === null ? NONE : formatAud(total),
  };
}

/** Wide figures leave the narrow columns for labelled lines, rather than break. In em of the table's text, by the width of the widest common digits. */
const ROOM_ON_A_PHONE = 16.8;
const HEADS = { planned: 3.9, done: 3.5, rate: 2, total: 2.2 } as const;

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[\d$]/.test(sign) ? 0.64 : /[\s.,]/.test(sign) ? 0.32 : 0.8), 0);
}

/** Whether the columns of these rows, each as wide as its longest figure, are wider than a phone. */
export function hasWideFigures(rows: readonly Pick<ItemRow, 'planned' | 'done' | 'rate' | 'total'>[], money: boolean): boolean {
  const columns = money ? (['planned', 'done', 'rate', 'total'] as const) : (['planned', 'done'] as const);
  const room = columns.map((column) => Math.max(HEADS[column], ...rows.map((row) => widthOf(row[column]))));
  return room.reduce((sum, one) => sum + one, 0) > ROOM_ON_A_PHONE;
}

/** What is confirmed, and paid: what was done, else what was planned. */
export function confirmedText(item: TaskItem): string {
  return quantityText(effectiveQty(item), item.unitOfMeasure);
}

/** The plan stands for what was done: nobody entered a quantity. */
export const isAsPlanned = (item: Pick<TaskItem, 'completedQty'>): boolean => item.completedQty === null;

/** '2 of 5 are as planned: …', said before they are confirmed; null when each was entered. */
export function asPlannedText(items: readonly Pick<TaskItem, 'completedQty'>[]): string | null {
  const count = items.filter(isAsPlanned).length;
  if (count === 0) return null;
  if (count < items.length) return `${String(count)} of ${String(items.length)} as planned: no other quantity was entered.`;
  return count === 1 ? 'As planned: no other quantity was entered.' : `All ${String(count)} as planned: no other quantity was entered.`;
}

/** 'Your total, ex GST'; null for whom money is not meant. Lines without a rate count for nothing. */
export function itemsTotal(actor: Actor, task: Pick<Task, 'items'>): string | null {
  if (!canSeeMoney(actor)) return null;
  return formatAud(addMoney(...task.items.map((item) => reviewedLineTotal(item) ?? '0.00')));
}

/** 'Rejected item quantities: 1 of 5', the words of the card's red strip. */
export function rejectedStrip(task: Pick<Task, 'items'>): string | undefined {
  const rejected = task.items.filter((item) => item.rejectedDate !== null).length;
  return rejected === 0 ? undefined : `Rejected item quantities: ${String(rejected)} of ${String(task.items.length)}`;
}
