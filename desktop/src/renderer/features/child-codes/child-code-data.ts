// A child code as its page reads it, and what its forms make of it.
import { CHILD_CODE_KEYS } from '@lotline/schema/domain/item/child-code.fields';
import type { DatedRate, PaidCode } from '@lotline/schema/domain/item/child-rates.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import type { ChildCodeDetailFieldsFragment, ChildCodeRowFieldsFragment } from '@lotline/schema/generated/operations';
import { blankOf, shownIn, textIn } from '../../platform/record/record-values.ts';

export type ChildCodeRow = ChildCodeRowFieldsFragment;
export type ChildCode = ChildCodeDetailFieldsFragment;
export type CodeOfItem = ChildCode['codes'][number];
export type ChildRate = CodeOfItem['rates'][number];

export const childCodePath = (id: number, tab = ''): string => `/admin/childcodes/${String(id)}${tab === '' ? '' : `/${tab}`}`;

export const nameOf = (code: Pick<ChildCode, 'values'>): string => textIn(code, 'code');

/** As its form begins. */
export const shownOf = (code: ChildCode) => shownIn(code, CHILD_CODE_KEYS);

export const NEW_CHILD_CODE = blankOf(CHILD_CODE_KEYS, { share: '1', isInSplit: 'false' });

export const ratesOf = ({ id, codes }: ChildCode): readonly ChildRate[] => codes.find((code) => code.id === id)?.rates ?? [];

/** Those by which its item is paid, as the rule asks for them; without amounts there are none to ask. */
export const paidCodesOf = ({ codes }: ChildCode): PaidCode<DatedRate & ChildRate>[] =>
  codes
    .filter(({ isArchived }) => !isArchived)
    .map((code) => ({
      ...{ code: code.code, share: code.share, unitOfMeasure: code.unitOfMeasure ?? null, isInSplit: code.isInSplit },
      rates: code.rates.flatMap((rate) => (rate.rate == null ? [] : [{ ...rate, ...dated(rate), rate: rate.rate }])),
    }));

const dated = ({ groupId, contractorId, effectiveTo }: ChildRate) => ({
  groupId: groupId ?? null,
  contractorId: contractorId ?? null,
  effectiveTo: effectiveTo ?? null,
});

export const partyOf = ({ party }: Pick<ChildRate, 'party'>): string => party ?? 'Everyone';

export const daysOf = ({ effectiveFrom, effectiveTo }: Pick<ChildRate, 'effectiveFrom' | 'effectiveTo'>): string =>
  effectiveTo == null ? `from ${formatDate(effectiveFrom)}` : `${formatDate(effectiveFrom)} to ${formatDate(effectiveTo)}`;

/** What its head says of it. */
export function factsOf(code: ChildCode): readonly (readonly [label: string, value: string])[] {
  const { item } = code;
  const or = (text: string): string => (text === '' ? '–' : text);
  return [
    ['Item code', item == null ? '–' : `${item.code} · ${item.name}`],
    ['Description', or(textIn(code, 'description'))],
    ['Unit of measure', textIn(code, 'unitOfMeasure') || (item?.unitOfMeasure ?? '–')],
    ['Share of one unit', formatQuantity(textIn(code, 'share') || '1')],
    ['In the default split', textIn(code, 'isInSplit') === 'true' ? 'Yes' : 'No'],
    ['Uses', code.usageCount.toLocaleString('en-AU')],
  ];
}
