// Publishes the height of a bar as a custom property of the root: it grows with its words and with the text size, and scrolled content
// has to stay clear of it.
import { useCallback, type RefCallback } from 'react';

/** @param name the property, '--bottom-bar'; gone again with the element. */
export function useMeasuredHeight(name: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const { style } = document.documentElement;
      // set right after the browser's layout: read earlier, it would cause a second one
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
