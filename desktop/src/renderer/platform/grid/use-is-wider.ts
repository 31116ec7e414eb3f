// Whether a table needs more width than its room has: only then does anything stick at its side.
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
