// Whether a table is wider than its container: only then are columns pinned.
import { useLayoutEffect, useState, type RefObject } from 'react';

export function useIsWider(room: RefObject<HTMLElement | null>, width: number): boolean {
  const [roomWidth, setRoomWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const measure = (): void => setRoomWidth(element.clientWidth);
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [room]);
  return width > roomWidth;
}
