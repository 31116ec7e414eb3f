// Where the pointer's other button opens a menu of the page's own, and where it stays the browser's.
import type { MouseEvent } from 'react';
import type { MenuPlace } from './MenuAt.tsx';

/** A link keeps the browser's menu, which opens it in a tab of its own; a field and chosen words keep theirs, which copy and paste. A menu has none. */
const NOT_OURS = 'a, input:not([type="checkbox"]), textarea, [contenteditable="true"], [role="menu"]';

export function isForOwnMenu(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(NOT_OURS) !== null) return false;
  const chosen = document.getSelection();
  return chosen === null || chosen.isCollapsed || !chosen.containsNode(target, true);
}

export const placeOfPointer = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): MenuPlace => ({
  left: clientX,
  top: clientY,
  bottom: clientY,
});
