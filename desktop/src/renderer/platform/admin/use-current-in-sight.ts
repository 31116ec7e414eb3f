// Where links to pages are one line that scrolls, the open page's is in sight.
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** @param current what is open: another one is brought into sight */
export function useCurrentInSight(current: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const show = (): void => {
      const line = place.current;
      const link = line?.querySelector<HTMLElement>('[aria-current]');
      if (line != null && link != null) line.scrollLeft = link.offsetLeft - line.offsetLeft - line.offsetWidth / 2;
    };
    // also beside a preview, which leaves them less room
    const watch = new ResizeObserver(show);
    if (place.current !== null) watch.observe(place.current);
    show();
    return () => watch.disconnect();
  }, [current]);
  return place;
}
