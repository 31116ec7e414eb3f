// What the filters of a list offer, and the reads that it comes from.
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import type { FilterDefinition, FilterOption } from './list-query.ts';

export interface FilterOptions {
  /** Null while they are not here. */
  readonly optionsOf: (definition: FilterDefinition) => readonly FilterOption[] | null;
  /** One that failed is said where its options would stand. */
  readonly reads: readonly Read<unknown>[];
}

/**
 * Names that the server tells, of the filters that `offeredBy` names; one with options of its own keeps them.
 * @param told undefined while they are read
 */
export const offeredOptions = <Key extends string>(
  offered: Readonly<Record<string, Key>>,
  read: Read<unknown>,
  told: Readonly<Record<Key, readonly string[]>> | undefined,
): FilterOptions => ({
  optionsOf: ({ id, options }) => {
    const names = offered[id];
    if (options !== undefined || names === undefined) return options ?? null;
    return told?.[names].map((value) => ({ value, label: value })) ?? null;
  },
  reads: [read],
});
