// Navigation: focus goes to the page's content, and a page opened by a link starts at its top. Going back leaves scrolling to the page.
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageTurned } from '../tap-guard/tap-guard.ts';

let lastShown: string | null = null;
let hasMoved = false;

export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const movement = useNavigationType();
  useLayoutEffect(() => {
    const isMove = lastShown !== null && lastShown !== pathname;
    lastShown = pathname;
    hasMoved ||= isMove;
    if (isMove) pageTurned();
    if (isMove && movement !== NavigationType.Pop) window.scrollTo(0, 0);
    // When the skeleton is replaced by the content of the same page, the focus moves along
    const hasLostFocus = document.activeElement === document.body;
    if (isMove || (hasMoved && hasLostFocus)) main.current?.focus({ preventScroll: true });
  }, [pathname, movement]);
  return main;
}
