// Rows that a person puts in order: by their grip with the mouse, by Alt and the arrows from any control in the row. What had the focus keeps it.
import { useEffect, useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';

interface RowOrderWish {
  /** Names each row, in the order that is shown. */
  readonly keys: readonly string[];
  readonly onMove: (from: number, to: number) => void;
}

export function useRowOrder({ keys, onMove }: RowOrderWish) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const focused = useRef<HTMLElement | null>(null);
  const order = keys.join('\n');
  // a row that was put elsewhere in the page has lost the focus on its way
  useLayoutEffect(() => {
    if (focused.current?.isConnected === true && document.activeElement !== focused.current) focused.current.focus();
  }, [order]);
  useEffect(() => {
    const forget = () => {
      focused.current = null;
    };
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, []);
  const move = (from: number, to: number) => {
    if (to >= 0 && to < keys.length && to !== from) onMove(from, to);
  };
  const rowProps = (at: number) => ({
    'data-over': (dragged !== null && dragged !== at && over === at) || undefined,
    'data-dragged': dragged === at || undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (!event.altKey || by === 0) return;
      event.preventDefault();
      if (event.target instanceof HTMLElement) focused.current = event.target;
      move(at, at + by);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged === null) return;
      event.preventDefault();
      if (over !== at) setOver(at);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      if (dragged !== null) move(dragged, at);
      setDragged(null);
    },
  });
  const gripProps = (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', keys[at] ?? '');
      setDragged(at);
    },
    onDragEnd: () => setDragged(null),
  });
  return { rowProps, gripProps };
}
