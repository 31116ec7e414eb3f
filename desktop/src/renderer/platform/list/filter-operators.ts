// How a filter compares, and how the address says it: 'status=Closed', 'status.not=Closed', 'region.empty=yes', 'region.filled=yes'.

export const FILTER_OPERATORS = ['is', 'not', 'empty', 'filled'] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export const OPERATOR_LABELS: Readonly<Record<FilterOperator, string>> = {
  is: 'Is',
  not: 'Is not',
  empty: 'Is empty',
  filled: 'Is not empty',
};

/** The values of an operator that takes none. */
export const SET: readonly string[] = ['yes'];

export const takesValues = (operator: FilterOperator): boolean => operator === 'is' || operator === 'not';

/** Its name in the address and in a query. */
export const filterKey = (id: string, operator: FilterOperator): string => (operator === 'is' ? id : `${id}.${operator}`);
