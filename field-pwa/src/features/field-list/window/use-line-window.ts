// Of a long list only the lines around the screen are in the page; the others are room of their height. Heads are always there (the lists have few),
// so that sections, their counts and today's mark can be found. A short list, and one that is printed, is whole.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { WHOLE_LIST } from './whole-list.ts';

/** Beyond the screen, at either end: a flick of the thumb does not outrun them. */
const BEYOND = 12;

/** Brings the line of a task on the screen; false when there is none. */
export type SeekRow = (taskId: number) => boolean;

export interface Line {
  readonly key: string;
  readonly taskId: number | null;
  /** Before it has been measured, in pixels. */
  readonly height: number;
}

export interface LineSlice {
  readonly start: number;
  readonly end: number;
  /** Room for the lines left out, in pixels. */
  readonly before: number;
  readonly after: number;
}

export interface LineWindow {
  readonly container: RefObject<HTMLDivElement | null>;
  /** To be set on every line that is drawn, which carries `data-index`. */
  readonly measure: ((line: Element | null) => void) | undefined;
  /** What of the lines from..to is drawn. */
  readonly slice: (from: number, to: number) => LineSlice;
}

export function useLineWindow(lines: readonly Line[], seek: RefObject<SeekRow | null>): LineWindow {
  const container = useRef<HTMLDivElement>(null);
  const isWhole = useIsPrinted() || lines.length <= WHOLE_LIST;
  const [scrollMargin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const box = container.current?.getBoundingClientRect();
    if (box !== undefined) setMargin(Math.round(box.top + window.scrollY));
  }, [lines]);
  const virtual = useWindowVirtualizer({
    count: lines.length,
    enabled: !isWhole,
    scrollMargin,
    overscan: BEYOND,
    estimateSize: (index) => lines[index]?.height ?? 0,
    getItemKey: (index) => lines[index]?.key ?? index,
  });
  const drawn = virtual.getVirtualItems();
  useEffect(() => {
    seek.current = (taskId) => {
      const index = lines.findIndex((line) => line.taskId === taskId);
      if (index >= 0 && !isWhole) virtual.scrollToIndex(index, { align: 'center' });
      return index >= 0;
    };
    return () => {
      seek.current = null;
    };
  }, [lines, isWhole, virtual, seek]);
  const [first, last] = [drawn[0]?.index ?? 0, drawn.at(-1)?.index ?? -1];
  const slice = (from: number, to: number): LineSlice => {
    if (isWhole) return { start: from, end: to, before: 0, after: 0 };
    const start = Math.min(Math.max(first, from), to);
    const end = Math.max(Math.min(last + 1, to), start);
    const height = (a: number, b: number) => {
      const [top, bottom] = [virtual.measurementsCache[a]?.start, virtual.measurementsCache[b - 1]?.end];
      return b > a && top !== undefined && bottom !== undefined ? bottom - top : 0;
    };
    return { start, end, before: height(from, start), after: height(end, to) };
  };
  return { container, measure: isWhole ? undefined : virtual.measureElement, slice };
}

function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // the page is taken as it stands when this returns
    const before = () => flushSync(() => setPrinted(true));
    const after = () => setPrinted(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinted;
}
