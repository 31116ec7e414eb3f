// What a contractor is paid for one unit of an item on a day (screens.md §2.18, domain.md §3): one rate each day, the group's own before its contractor's before
// the general one. Issue, preview and console ask this, and nothing else picks a rate; a task keeps what was found when it was issued.
import { compareDecimals, productMoney, addMoney, type DecimalString } from '../kernel/money.ts';
import { unitsIn } from './units.rules.ts';

/** From its first day to its last one, both included; without a last one it goes on. */
export interface DatedRate {
  readonly groupId: number | null;
  readonly contractorId: number | null;
  readonly rate: DecimalString;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** A child code of an item that is not archived. */
export interface PaidCode<R extends DatedRate = DatedRate> {
  readonly code: string;
  /** How much of it one unit of the item holds. */
  readonly share: DecimalString;
  /** Null: the item's unit. */
  readonly unitOfMeasure: string | null;
  /** One of the codes that a task is paid by which names none. */
  readonly isInSplit: boolean;
  readonly rates: readonly R[];
}

/** Whom a rate is asked for; null and null for what anybody is paid who has no rate of their own. */
export interface PaidParty {
  readonly groupId: number | null;
  readonly contractorId: number | null;
}

const holdsOn = ({ effectiveFrom, effectiveTo }: DatedRate, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo);

/** 2: the group's own · 1: its contractor's · 0: general · null: another's. */
function closeness({ groupId, contractorId }: DatedRate, party: PaidParty): 0 | 1 | 2 | null {
  if (groupId !== null) return groupId === party.groupId ? 2 : null;
  if (contractorId !== null) return contractorId === party.contractorId ? 1 : null;
  return 0;
}

/** The rate of a code on a day; null where it has none. @param day 'YYYY-MM-DD' of the company */
export function rateOn<R extends DatedRate>(rates: readonly R[], party: PaidParty, day: string): R | null {
  let found: { readonly rate: R; readonly close: number } | null = null;
  for (const rate of rates) {
    const close = holdsOn(rate, day) ? closeness(rate, party) : null;
    if (close !== null && close > (found?.close ?? -1)) found = { rate, close };
  }
  return found?.rate ?? null;
}

/** Between two codes that a line is paid by together. No code has it. */
export const BESIDE = ' + ';

/** An item of a task: the code that it names, or none, and those of its catalogue item in their order. */
export interface PaidItem {
  readonly childCode: string | null;
  /** Of the catalogue item, in which the task counts. */
  readonly unitOfMeasure: string | null;
  readonly codes: readonly PaidCode[];
}

export type Pay =
  | { readonly isPaid: true; readonly childCode: string; readonly rate: DecimalString }
  /** The codes that have no rate on the day; none where the item has no code at all. */
  | { readonly isPaid: false; readonly missing: readonly string[] };

/**
 * For one unit of the item. A named code is the one that pays; else all of the default split together; else, where no split is set, the code whose rate is closest
 * to the party, the first of equals.
 */
export function payFor(item: PaidItem, party: PaidParty, day: string): Pay {
  const named = item.childCode?.split(BESIDE) ?? null;
  const together: readonly (PaidCode | string)[] =
    named === null
      ? item.codes.filter(({ isInSplit }) => isInSplit)
      : named.map((code) => item.codes.find((one) => one.code === code) ?? code);
  if (together.length > 0) return payTogether(item, together, party, day);
  let best: { readonly code: PaidCode; readonly rate: DatedRate; readonly close: number } | null = null;
  for (const code of item.codes) {
    const rate = rateOn(code.rates, party, day);
    const close = rate === null ? null : closeness(rate, party);
    if (rate !== null && close !== null && close > (best?.close ?? -1)) best = { code, rate, close };
  }
  if (best === null) return { isPaid: false, missing: item.codes.map(({ code }) => code) };
  return payTogether(item, [best.code], party, day);
}

/** @param codes a text is a code that the item has not */
function payTogether(item: PaidItem, codes: readonly (PaidCode | string)[], party: PaidParty, day: string): Pay {
  const parts = codes.map((code) =>
    typeof code === 'string' ? { code, pay: null } : { code: code.code, pay: payOfCode(item, code, party, day) },
  );
  const missing = parts.filter(({ pay }) => pay === null).map(({ code }) => code);
  if (missing.length > 0) return { isPaid: false, missing };
  const rate = addMoney(...parts.flatMap(({ pay }) => (pay === null ? [] : [pay])));
  return { isPaid: true, childCode: parts.map(({ code }) => code).join(BESIDE), rate };
}

function payOfCode({ unitOfMeasure }: PaidItem, code: PaidCode, party: PaidParty, day: string): DecimalString | null {
  const found = rateOn(code.rates, party, day);
  const units = unitsIn(unitOfMeasure, code.unitOfMeasure);
  return found === null || units === null ? null : productMoney(found.rate, code.share, units);
}

export interface Margin extends PaidParty {
  readonly pay: DecimalString;
  /** More is paid than the customer pays. */
  readonly isLoss: boolean;
}

/** What each party that has a rate on the day is paid for one unit of the item, beside what the customer pays for it; without a rate of its own the general one. */
export function marginsOf(item: Omit<PaidItem, 'childCode'>, sell: DecimalString | null, day: string): Margin[] {
  const parties = new Map<string, PaidParty>([['general', { groupId: null, contractorId: null }]]);
  for (const { rates } of item.codes)
    for (const rate of rates)
      if (holdsOn(rate, day)) {
        const { groupId, contractorId } = rate;
        if (groupId !== null || contractorId !== null) parties.set(`${String(groupId)}:${String(contractorId)}`, { groupId, contractorId });
      }
  return [...parties.values()].flatMap((party) => {
    const pay = payFor({ ...item, childCode: null }, party, day);
    if (!pay.isPaid) return [];
    return [{ ...party, pay: pay.rate, isLoss: sell !== null && compareDecimals(pay.rate, sell) > 0 }];
  });
}
