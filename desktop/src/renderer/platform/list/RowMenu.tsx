// What can be done with a row, as a menu at it: what its keys do, and the changes of its list. One that is among several selected rows stands for all of them.
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import { focusRows } from '../grid/focus-rows.ts';
import type { GridRowData } from '../grid/grid-column.ts';
import type { Picked } from '../grid/grid-selection.ts';
import type { RowMenuAsked } from '../grid/row-menu.ts';
import { useLatestRow } from '../grid/use-latest-rows.ts';
import { MenuAt } from '../frame/MenuAt.tsx';
import type { MenuItem } from '../frame/MenuItems.tsx';
import { useCopyAddress } from '../frame/use-copy-link.ts';
import type { ListScreenState } from './use-list-screen.ts';

/** A change of the list's own, as its bar for several rows has it. */
export interface RowAct {
  readonly key: string;
  /** 'Due date'. */
  readonly label: string;
  /** Its key. */
  readonly hint?: string;
  readonly icon?: LucideIcon;
  /** @param picked the rows that it is for; they are selected */
  readonly start: (picked: Picked) => void;
}

interface RowMenuProps<Row extends GridRowData> {
  readonly screen: ListScreenState<Row>;
  readonly asked: RowMenuAsked;
  readonly nameOf: (row: Row) => string;
  readonly acts: readonly RowAct[];
  readonly onClose: () => void;
}

/** The menu that is open, and what opens it. */
export function useRowMenu<Row extends GridRowData>(
  props: Omit<RowMenuProps<Row>, 'asked' | 'onClose'>,
): readonly [menu: ReactNode, ask: (asked: RowMenuAsked) => void] {
  const [asked, ask] = useState<RowMenuAsked | null>(null);
  const menu = asked === null ? null : <RowMenu key={asked.id} {...props} asked={asked} onClose={() => ask(null)} />;
  return [menu, ask];
}

function RowMenu<Row extends GridRowData>({ screen, asked: { id, at }, nameOf, acts, onClose }: RowMenuProps<Row>) {
  const { spec, picking, hasSelection, openPage } = screen;
  const { pathname } = useLocation();
  const copyAddress = useCopyAddress();
  const row = useLatestRow(spec.reads.state, id);
  const isPicked = picking.picked.has(id);
  const path = spec.pathOf(id);
  const select = (): Picked => {
    if (isPicked) return picking.picked;
    const picked = new Set([id]);
    picking.onPick(picked);
    return picked;
  };
  const lines: readonly (MenuItem & { readonly run: () => void })[] = [
    { key: 'preview', label: 'Preview', note: 'Enter', run: () => spec.address.open(id) },
    // of some lists the row's page is the list with it beside
    ...(new URL(path, window.location.origin).pathname === pathname
      ? []
      : [{ key: 'open', label: 'Open', note: 'Ctrl ↵', run: () => openPage(id) }]),
    ...acts.map(({ key, label, hint, icon, start }) => ({ key, label: `${label}…`, note: hint, icon, run: () => start(select()) })),
    ...(hasSelection
      ? [
          {
            key: 'select',
            label: isPicked ? 'Clear the selection' : 'Select',
            note: isPicked ? 'Esc' : 'Space',
            run: isPicked ? picking.clear : () => picking.onPick(new Set([...picking.picked, id])),
          },
        ]
      : []),
    // of the selection, or of this row where there is none
    ...(isPicked || picking.picked.size === 0 ? [{ key: 'copy', label: 'Copy', note: 'Ctrl C', run: picking.copy }] : []),
    { key: 'link', label: 'Copy link', run: () => copyAddress(path) },
  ];
  const count = isPicked ? picking.picked.size : 1;
  return (
    <MenuAt
      label={`Actions for ${count === 1 ? (row === null ? 'this row' : nameOf(row)) : `${count.toLocaleString('en-AU')} selected`}`}
      items={lines}
      at={at}
      onChoose={(key) => {
        onClose();
        focusRows();
        lines.find((line) => line.key === key)?.run();
      }}
      onClose={(isBack) => {
        onClose();
        if (isBack) focusRows();
      }}
    />
  );
}
