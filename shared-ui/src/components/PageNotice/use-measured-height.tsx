// Tells the styles how high a bar is now, as a custom property of the root: it grows with its words and with the size of the text, and what scrolls
// has to stay clear of it.
import { useCallback, type RefCallback } from 'react';

/** @param name the property, '--bottom-bar'; gone again with the element. */
export function useMeasuredHeight(name: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const { style } = document.documentElement;
      // told right after the browser has laid the page out: asked for sooner, it would have to do so twice
      const watch = new ResizeObserver(() => style.setProperty(name, `${String(element.offsetHeight)}px`));
      watch.observe(element);
      return () => {
        watch.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
