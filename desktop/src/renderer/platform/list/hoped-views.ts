// What becomes of the views by what is on its way: shown at once, and as the server has them again once it has answered or refused.
import { useState } from 'react';
import type { SavedViewFieldsFragment } from '@lotline/schema/generated/operations';
import type { SavedColumn } from '../grid/column-setup.ts';

export type SavedView = SavedViewFieldsFragment;

export interface ViewContent {
  /** Null: a new one. */
  readonly id: number | null;
  readonly name: string;
  readonly isShared: boolean;
  readonly query: string;
  readonly columns: readonly SavedColumn[] | null;
}

interface Gone {
  readonly id: number;
  readonly isGone: true;
}
type Hoped = SavedView | Gone;

/** Of a view that the server has not numbered yet. */
const UNNUMBERED = 0;

/** Whether the server knows it: until then it is opened, and not changed. */
export const isNumbered = ({ id }: SavedView): boolean => id !== UNNUMBERED;

/** The view that a save makes, as its owner will see it. */
export function asSaved({ id, columns, ...content }: ViewContent, all: readonly SavedView[]): SavedView {
  const before = all.find((view) => view.id === id);
  return {
    ...{ version: 0, ownerName: '' },
    ...before,
    ...content,
    ...{ id: id ?? UNNUMBERED, isOwn: true, canRemove: id !== null },
    columns: columns === null ? null : columns.map((column) => ({ ...column })),
  };
}

const isShown = (one: Hoped): one is SavedView => !('isGone' in one);

function overlaid(all: readonly SavedView[], coming: readonly Hoped[]): readonly SavedView[] {
  if (coming.length === 0) return all;
  const latest = new Map(coming.map((one) => [one.id, one]));
  const known = all.map((view) => latest.get(view.id) ?? view);
  const more = coming.filter(({ id }) => !all.some((view) => view.id === id));
  return [...known, ...more].filter(isShown).toSorted(byName);
}

/** Own ones stand by name, as the server orders them; those of others stay where they are. */
const byName = (one: SavedView, other: SavedView): number =>
  one.isOwn && other.isOwn ? one.name.toLowerCase().localeCompare(other.name.toLowerCase()) : Number(other.isOwn) - Number(one.isOwn);

export function useHoped() {
  const [coming, setComing] = useState<readonly Hoped[]>([]);
  return {
    over: (all: readonly SavedView[]) => overlaid(all, coming),
    /** @throws what `send` is refused by */
    until: async (one: Hoped, send: () => Promise<void>): Promise<void> => {
      setComing((now) => [...now, one]);
      try {
        await send();
      } finally {
        setComing((now) => now.filter((other) => other !== one));
      }
    },
  };
}
