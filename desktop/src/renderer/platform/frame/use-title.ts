// The page's name in the browser's tab and history.
import { useEffect } from 'react';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Lotline`;
  }, [title]);
}
