// Arriving at another page: a reader starts at its content, and a page opened by a link starts at its top. Going back leaves scrolling to the page.
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

let lastShown: string | null = null;

export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const movement = useNavigationType();
  useLayoutEffect(() => {
    const isFirst = lastShown === null;
    const isSame = lastShown === pathname;
    lastShown = pathname;
    if (isFirst || isSame) return;
    if (movement !== NavigationType.Pop) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, movement]);
  return main;
}
