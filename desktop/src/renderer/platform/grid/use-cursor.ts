// The active row of a list: the keys act on it. It has the focus while the list has it, also after the rows were read again.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { GridRowData } from './grid-column.ts';
import { rowAfterKey } from './grid-keys.ts';
import type { DataGridProps } from './grid-props.ts';
import { NOTHING_PICKED, withRange, withToggled } from './grid-selection.ts';
import type { RowActions, RowPress } from './GridRow.tsx';
import { NARROWEST_BESIDE } from './preview-room.ts';
import { menuOfKey, menuOfPointer, type RowMenuAsked } from './row-menu.ts';
import type { RowWindow } from './use-row-window.ts';

const SIDEWAYS = 80;

export interface Cursor {
  readonly actions: RowActions;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The pointer's other button. */
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
  readonly onBlur: (event: { readonly target: Element }) => void;
  /** From the head into the rows. */
  readonly enter: () => void;
}

interface Latest<Row extends GridRowData> {
  readonly props: DataGridProps<Row>;
  readonly rowWindow: RowWindow;
}

/** What the handlers share: the present list, whether it has the focus, and where a range began. */
interface Hold<Row extends GridRowData> {
  readonly latest: RefObject<Latest<Row>>;
  readonly holdsFocus: RefObject<boolean>;
  readonly anchor: RefObject<number | null>;
}

export function useCursor<Row extends GridRowData>(
  props: DataGridProps<Row>,
  wrap: RefObject<HTMLDivElement | null>,
  rowWindow: RowWindow,
): Cursor {
  // handlers stay the same object between renders, or every row would be drawn again
  const latest = useRef<Latest<Row>>({ props, rowWindow });
  useLayoutEffect(() => {
    latest.current = { props, rowWindow };
  });
  // a person who comes back to a list continues at the row where they left it
  const holdsFocus = useRef(props.cursorId !== null);
  const anchor = useRef<number | null>(null);
  const hold = useMemo(() => ({ latest, holdsFocus, anchor }), []);
  useFocus(wrap, props, rowWindow, holdsFocus);
  const actions = useRowActions(hold, props.picking !== null);
  const ask = (asked: RowMenuAsked | null, event: { readonly preventDefault: () => void }): boolean => {
    if (asked === null || props.onMenu === undefined) return false;
    event.preventDefault();
    props.onCursor(asked.id);
    props.onMenu(asked);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (ask(menuOfKey(event), event)) return;
    // the box itself handles Space
    if (event.altKey || (event.key === ' ' && event.target instanceof HTMLInputElement)) return;
    if (isHandled(event, props, wrap, (id, press) => pick(hold, id, press)) || hasMoved(hold, event)) event.preventDefault();
  };
  return {
    actions,
    onKeyDown,
    onContextMenu: (event) => void ask(menuOfPointer(event), event),
    onFocus: ({ target }) => {
      holdsFocus.current = true;
      const id = target instanceof HTMLElement ? Number(target.dataset['id']) : NaN;
      if (!Number.isNaN(id) && id !== props.cursorId) props.onCursor(id);
    },
    onBlur: ({ target }) => {
      // a row that a preview in the list's place hides has it again once that is closed
      if (window.innerWidth >= NARROWEST_BESIDE || target.getClientRects().length > 0) holdsFocus.current = false;
    },
    enter: useCallback(() => {
      const { props: now, rowWindow: there } = hold.latest.current;
      go(hold, Math.max(0, there.indexOf(now.cursorId)));
    }, [hold]),
  };
}

/** They stay the same object between renders, as the hold does. */
function useRowActions<Row extends GridRowData>(hold: Hold<Row>, canPick: boolean): RowActions {
  const pressed = useRef<number | null>(null);
  return useMemo<RowActions>(
    () => ({
      press: (id) => {
        pressed.current = id;
      },
      point: (id) => {
        const { props } = hold.latest.current;
        hold.holdsFocus.current = true;
        props.onCursor(id);
        props.onPress?.(id);
      },
      open: () => {
        if (pressed.current !== null) hold.latest.current.props.onOpen(pressed.current);
      },
      pick: canPick ? (id, press) => pick(hold, id, press) : null,
    }),
    [hold, canPick],
  );
}

function go<Row extends GridRowData>({ latest, holdsFocus }: Hold<Row>, index: number): void {
  const { props, rowWindow } = latest.current;
  const row = props.state.rows[index];
  if (row === undefined) return;
  holdsFocus.current = true;
  rowWindow.show(index);
  props.onCursor(row.id);
}

function pick<Row extends GridRowData>({ latest, anchor }: Hold<Row>, id: number, { isRange }: RowPress): void {
  const { props, rowWindow } = latest.current;
  if (props.picking === null) return;
  const { picked, onPick } = props.picking;
  const from = rowWindow.indexOf(anchor.current);
  props.onCursor(id);
  if (isRange && from >= 0) onPick(withRange(picked, props.state.rows, from, rowWindow.indexOf(id)));
  else {
    anchor.current = id;
    onPick(withToggled(picked, id));
  }
}

function hasMoved<Row extends GridRowData>(hold: Hold<Row>, { key, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const { anchor, latest } = hold;
  const { props, rowWindow } = latest.current;
  const { state, cursorId, picking } = props;
  const index = rowWindow.indexOf(cursorId);
  const next = rowAfterKey(key, { index, count: state.rows.length, pageRows: rowWindow.pageRows() });
  if (next === null) return false;
  if (shiftKey && picking !== null) {
    anchor.current = rowWindow.indexOf(anchor.current) < 0 ? cursorId : anchor.current;
    picking.onPick(withRange(NOTHING_PICKED, state.rows, Math.max(0, rowWindow.indexOf(anchor.current)), next));
  } else anchor.current = state.rows[next]?.id ?? null;
  go(hold, next);
  return true;
}

function isHandled<Row extends GridRowData>(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLElement>,
  { cursorId, picking, onEnter, onOpen, onEscape }: DataGridProps<Row>,
  wrap: RefObject<HTMLDivElement | null>,
  pick: (id: number, press: RowPress) => void,
): boolean {
  const withCommand = ctrlKey || metaKey;
  if (key === 'Escape') onEscape();
  else if (key === 'a' && withCommand && picking !== null) picking.onPickAll();
  else if (key === 'ArrowRight' || key === 'ArrowLeft') wrap.current?.scrollBy({ left: key === 'ArrowRight' ? SIDEWAYS : -SIDEWAYS });
  else if (cursorId === null) return false;
  else if (key === 'Enter' && withCommand) onOpen(cursorId);
  else if (key === 'Enter') onEnter(cursorId);
  else if (key === ' ' && picking !== null) pick(cursorId, { isRange: shiftKey });
  else return false;
  return true;
}

/** The focus follows the active row; when that row is gone, the row at its position becomes active. */
function useFocus<Row extends GridRowData>(
  wrap: RefObject<HTMLDivElement | null>,
  { cursorId, onCursor, state }: DataGridProps<Row>,
  { indexOf, drawn }: RowWindow,
  holdsFocus: RefObject<boolean>,
): void {
  const lastIndex = useRef(-1);
  const index = indexOf(cursorId);
  const { rows } = state;
  // a list that is opened again has its rows before any is drawn
  const isDrawn = drawn.some((row) => row.index === index);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
    else if (cursorId !== null && lastIndex.current >= 0 && !state.isLoading) {
      const next = rows[Math.min(lastIndex.current, rows.length - 1)];
      if (next !== undefined) onCursor(next.id);
    }
  }, [index, cursorId, rows, state.isLoading, onCursor]);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isOurs = activeElement === document.body || wrap.current?.contains(activeElement) === true;
    if (!holdsFocus.current || !isOurs || cursorId === null || !isDrawn) return;
    wrap.current?.querySelector<HTMLElement>(`tr[data-id="${String(cursorId)}"]`)?.focus({ preventScroll: true });
  }, [wrap, cursorId, index, isDrawn, rows, holdsFocus]);
}
