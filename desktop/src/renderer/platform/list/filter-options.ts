// What the filters of a list offer, and the reads that it comes from.
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import type { FilterDefinition, FilterOption } from './list-query.ts';

export interface FilterOptions {
  /** Null while they are not here. */
  readonly optionsOf: (definition: FilterDefinition) => readonly FilterOption[] | null;
  /** One that failed is said where its options would stand. */
  readonly reads: readonly Read<unknown>[];
}
