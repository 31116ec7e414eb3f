// The words of a filter's chip: 'Status 3 of them', 'Due before 31 Dec'.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { DAY_PRESETS, isDayPreset } from '@lotline/schema/domain/list/day-presets';
import { OPERATOR_LABELS } from './filter-operators.ts';
import type { FilterDefinition, FilterOption, FilterSetting } from './list-query.ts';

/** @param told the options that the server names, where the definition has none of its own */
export function filterWords(
  definition: FilterDefinition,
  { operator, values }: FilterSetting,
  told: readonly FilterOption[] | null = definition.options ?? null,
): string {
  switch (operator) {
    case 'is':
      return valueWords(definition, values, told);
    case 'not':
      return values.length > 1 ? `is none of ${String(values.length)}` : `is not ${valueWords(definition, values, told)}`;
    case 'empty':
    case 'filled':
      return OPERATOR_LABELS[operator].toLowerCase();
  }
}

function valueWords({ kind }: FilterDefinition, values: readonly string[], told: readonly FilterOption[] | null): string {
  const [first = '', last = ''] = values;
  if (kind === 'days') {
    if (isDayPreset(first)) return DAY_PRESETS[first];
    if (first === '') return `to ${formatDate(last)}`;
    return last === '' ? `from ${formatDate(first)}` : first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
  }
  if (values.length > 1) return `any of ${String(values.length)}`;
  return told?.find(({ value }) => value === first)?.label ?? first;
}
