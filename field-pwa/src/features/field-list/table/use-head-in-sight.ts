// Keeps the head of a table below the app bar while its rows are scrolled. Where the table is wider than its room, the room scrolls sideways and takes
// 'sticky' for itself: there the head is moved by hand.
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Of the table's own height at its end: the head leaves with the last row. */
const LAST_ROW = 40;

/** To be set on the room of a table; the head's scroll-margin-top says how much of the window lies under the bar. */
export function useHeadInSight(): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = room.current;
    const head = box?.querySelector('thead') ?? null;
    return box === null || head === null ? undefined : keepInSight(box, head);
  }, []);
  return room;
}

function keepInSight(box: HTMLElement, head: HTMLElement): () => void {
  let isSideways = false;
  let bar = 0;
  const place = () => {
    const { top, height } = box.getBoundingClientRect();
    const most = Math.max(0, height - head.offsetHeight - LAST_ROW);
    const down = isSideways ? Math.round(Math.min(Math.max(0, bar - top), most)) : 0;
    head.style.transform = down === 0 ? '' : `translateY(${String(down)}px)`;
  };
  const measure = () => {
    isSideways = box.scrollWidth > box.clientWidth;
    bar = Number.parseFloat(getComputedStyle(head).scrollMarginTop) || 0;
    box.toggleAttribute('data-sideways', isSideways);
    place();
  };
  const sizes = new ResizeObserver(measure);
  for (const element of [box, head]) sizes.observe(element);
  measure();
  window.addEventListener('scroll', place, { passive: true });
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', place);
  };
}
