// How wide a part of the page is drawn, as it changes.
import { useCallback, useState } from 'react';

/** @param until it is measured */
export function useWidth(until: number): {
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  readonly widthPx: number;
} {
  const [widthPx, setWidth] = useState(until);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || until);
      measure();
      const watch = new ResizeObserver(measure);
      watch.observe(element);
      return () => watch.disconnect();
    },
    [until],
  );
  return { ref, widthPx };
}
