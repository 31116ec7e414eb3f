// A text that an ellipsis cuts is shown in full to a pointer that rests on it, in lists, previews and boards alike.
import { useEffect } from 'react';

/** How many levels above the pointed element the text may be cut: a word in a line in a cell. */
const MOST_STEPS = 3;

export function useFullText(): void {
  useEffect(() => {
    // titles set here: they are removed once the text fits, and follow it when it changes
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
