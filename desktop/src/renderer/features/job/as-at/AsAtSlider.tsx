// A slider over the moments at which something happened, as far as they are read, each one step; its end is now.
import { Undo2 } from 'lucide-react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { eventBefore, momentAfter, momentSentence, stopsOf } from '../history/moments.ts';
import { useJobView } from '../job-context.ts';
import type { JobEvent } from '../job-data.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './AsAtSlider.module.css';

interface SliderProps {
  /** Newest first, as they are read. */
  readonly events: readonly JobEvent[];
  /** Null: now. */
  readonly at: string | null;
  readonly now: () => string;
  readonly onChoose: (at: string | null) => void;
}

export function AsAtSlider({ events, at, now, onChoose }: SliderProps) {
  const { zone } = useJobView();
  const stops = stopsOf(events);
  const last = stops.length;
  const chosen = at === null ? undefined : eventBefore(stops, at);
  const place = at === null ? last : chosen === undefined ? 0 : last - 1 - stops.indexOf(chosen);
  const said = at === null ? 'now' : formatDateClock(momentSentence(events, at), zone);
  const choose = (to: number) => {
    const event = stops[last - 1 - to];
    onChoose(event === undefined ? null : (momentAfter(stops, event.id) ?? now()));
  };
  return (
    <div className={styles.slider}>
      <label htmlFor="as-at">
        <b>As at</b> <span className={words.muted}>{said}</span>
      </label>
      <input
        id="as-at"
        type="range"
        min={0}
        max={last}
        value={place}
        aria-valuetext={said}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <Button icon={Undo2} disabled={at === null} onClick={() => onChoose(null)}>
        Back to now
      </Button>
    </div>
  );
}
