// What an ellipsis cuts off is said in full to a pointer that rests on it, in lists, previews and boards alike.
import { useEffect } from 'react';

/** How far above what is pointed at the text may be cut: a word in a line in a cell. */
const MOST_STEPS = 3;

export function useFullText(): void {
  useEffect(() => {
    // titles that stand here by us: they go once the text fits, and follow it when it changes
    const ours = new WeakSet<Element>();
    const onOver = ({ target }: Event) => {
      let element = target instanceof Element ? target : null;
      for (let step = 0; element instanceof HTMLElement && step < MOST_STEPS; step += 1, element = element.parentElement) {
        if (element.title !== '' && !ours.has(element)) return;
        if (isCut(element)) {
          element.title = element.textContent.trim();
          ours.add(element);
          return;
        }
        if (ours.has(element)) element.removeAttribute('title');
      }
    };
    document.addEventListener('mouseover', onOver);
    return () => document.removeEventListener('mouseover', onOver);
  }, []);
}

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
