// A construction code as its page reads it, and what its forms make of it.
import { CONSTRUCTION_CODE, CONSTRUCTION_CODE_KEYS } from '@lotline/schema/domain/item/construction-code.fields';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud, formatQuantity } from '@lotline/schema/domain/kernel/money';
import { optionsOf } from '@lotline/schema/domain/record/record-declaration';
import type { ConstructionCodeDetailFieldsFragment, ConstructionCodeRowFieldsFragment } from '@lotline/schema/generated/operations';
import { blankOf, shownIn, textIn } from '../../platform/record/record-values.ts';

export type ConstructionCodeRow = ConstructionCodeRowFieldsFragment;
export type ConstructionCode = ConstructionCodeDetailFieldsFragment;
type FieldKey = keyof typeof CONSTRUCTION_CODE.fields;
type Shown = Readonly<Record<string, string | null>>;

export const constructionCodePath = (id: number, tab = ''): string =>
  `/admin/constructioncodes/${String(id)}${tab === '' ? '' : `/${tab}`}`;

export const nameOf = (code: Pick<ConstructionCode, 'values'>): string => textIn(code, 'externalCode');

/** As its form begins. */
export const shownOf = (code: ConstructionCode) => shownIn(code, CONSTRUCTION_CODE_KEYS);

export const NEW_CONSTRUCTION_CODE = blankOf(CONSTRUCTION_CODE_KEYS, { factor: '1', gstTreatment: 'taxable' });

/** The same with another rate: it has no days and no rate yet. */
export const nextOf = (code: ConstructionCode): Shown => ({ ...shownOf(code), sellRate: null, effectiveFrom: null, effectiveTo: null });

/** As people read it; a dash for nothing. */
export function fact(code: ConstructionCode, key: FieldKey): readonly [label: string, value: string] {
  const { label, kind } = CONSTRUCTION_CODE.fields[key];
  const text = textIn(code, key);
  if (key === 'itemId') return [label, `${code.itemCode} · ${code.itemName}`];
  if (text === '') return [label, key === 'workTypes' ? 'All' : '–'];
  if (kind === 'day') return [label, formatDate(text)];
  if (kind === 'amount') return [label, formatAud(text)];
  if (kind === 'quantity') return [label, formatQuantity(text)];
  return [label, optionsOf(CONSTRUCTION_CODE.fields[key]).find(({ value }) => value === text)?.label ?? text];
}
