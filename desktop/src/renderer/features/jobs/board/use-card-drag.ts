// Drag and drop of cards: the browser's own, by @atlaskit/pragmatic-drag-and-drop, which sets no styles of its own that the page's policy forbids.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** The element under which a drag begins, and what is told of it. */
export function useCardDrag(card: RefObject<HTMLElement | null>, onDrag: () => void, onDrop: (status: string | null) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const latest = useRef({ onDrag, onDrop });
  useEffect(() => {
    latest.current = { onDrag, onDrop };
  });
  useEffect(() => {
    if (card.current === null) return undefined;
    return draggable({
      element: card.current,
      onDragStart: () => {
        setDragged(true);
        latest.current.onDrag();
      },
      onDrop: ({ location }) => {
        setDragged(false);
        const status = location.current.dropTargets[0]?.data['status'];
        latest.current.onDrop(typeof status === 'string' ? status : null);
      },
    });
  }, [card]);
  return isDragged;
}

/** @returns whether a card is over it that it would take */
export function useColumnDrop(column: RefObject<HTMLElement | null>, status: string, takes: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(takes);
  useEffect(() => {
    latest.current = takes;
  });
  useEffect(() => {
    if (column.current === null) return undefined;
    return dropTargetForElements({
      element: column.current,
      canDrop: () => latest.current,
      getData: () => ({ status }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [column, status]);
  return isOver;
}
