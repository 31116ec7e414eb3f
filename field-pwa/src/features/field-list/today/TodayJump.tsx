// A way back to today's section from anywhere in the list: shown while its head is off the screen, with the direction in which it lies.
import { useEffect, useState } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { goToToday, todayHead } from './today-position.ts';
import styles from './TodayJump.module.css';

type Where = 'above' | 'below';

/** @param shown changes when the rows do: today's head may be another element then */
export function TodayJump({ shown }: { readonly shown: unknown }) {
  const [where, setWhere] = useState<Where | null>(null);
  useEffect(() => {
    const head = todayHead();
    if (head === null) {
      setWhere(null);
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setWhere(entry.isIntersecting ? null : entry.boundingClientRect.top < 0 ? 'above' : 'below');
    });
    observer.observe(head);
    return () => observer.disconnect();
  }, [shown]);
  if (where === null) return null;
  return (
    <button type="button" className={styles.jump} onClick={goToToday}>
      <Icon of={where === 'above' ? ArrowUp : ArrowDown} />
      Today
    </button>
  );
}
