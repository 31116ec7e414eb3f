// The keys of the board, and where its focus is: on the cursor's card, also after it went to another column or was read again.
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { withToggled } from '../../../platform/grid/grid-selection.ts';
import type { GridPicking } from '../../../platform/grid/grid-props.ts';
import { cardAfterKey, type BoardColumn } from './board.ts';

export interface BoardKeysProps {
  readonly columns: readonly BoardColumn[];
  readonly cursorId: number | null;
  readonly onCursor: (id: number) => void;
  readonly onEnter: (id: number) => void;
  readonly onOpen: (id: number) => void;
  readonly onEscape: () => void;
  readonly picking: GridPicking;
}

export interface BoardKeys {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  /** The focus comes to the cursor's card as soon as it stands. */
  readonly hold: () => void;
}

export function useBoardKeys(props: BoardKeysProps): BoardKeys {
  const { columns, cursorId, onCursor } = props;
  const place = useRef<HTMLDivElement>(null);
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isOurs = activeElement === document.body || place.current?.contains(activeElement) === true;
    if (!holdsFocus.current || !isOurs || cursorId === null) return;
    const card = place.current?.querySelector<HTMLElement>(`[data-card="${String(cursorId)}"]`);
    if (card !== activeElement) card?.focus();
  }, [columns, cursorId]);
  return {
    place,
    onKeyDown: (event) => {
      if (event.altKey || event.shiftKey || !isCard(event.target)) return;
      const next = cardAfterKey(event.key, columns, cursorId);
      if (next === null && !isHandled(event, props)) return;
      event.preventDefault();
      if (next !== null) onCursor(next);
    },
    onFocus: ({ target }) => {
      if (!isCard(target)) return;
      holdsFocus.current = true;
      const id = Number(target.dataset['card']);
      if (id !== cursorId) onCursor(id);
    },
    onBlur: () => {
      holdsFocus.current = false;
    },
    hold: () => {
      holdsFocus.current = true;
    },
  };
}

const isCard = (target: EventTarget): target is HTMLElement => target instanceof HTMLElement && target.dataset['card'] !== undefined;

function isHandled({ key, ctrlKey, metaKey }: KeyboardEvent, { cursorId, picking, onEnter, onOpen, onEscape }: BoardKeysProps): boolean {
  const withCommand = ctrlKey || metaKey;
  if (key === 'Escape') onEscape();
  else if (key === 'a' && withCommand) picking.onPickAll();
  else if (cursorId === null) return false;
  else if (key === 'Enter' && withCommand) onOpen(cursorId);
  else if (key === 'Enter') onEnter(cursorId);
  else if (key === ' ') picking.onPick(withToggled(picking.picked, cursorId));
  else return false;
  return true;
}
