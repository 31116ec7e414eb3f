// A day, typed as people write it (schema/domain/kernel/typed-day.ts) and shown as every day of the console: the browser's own field uses the order of
// its own language, and 6/5 is then another day than the one beside it. A button opens the browser's calendar.
import { useRef, useState, type KeyboardEvent } from 'react';
import { CalendarDays } from 'lucide-react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { addDays, dayInZone, isDay, weekdayName } from '@lotline/schema/domain/kernel/dates';
import { readTypedDay } from '@lotline/schema/domain/kernel/typed-day';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import styles from './DayInput.module.css';

interface DayInputProps {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'data-autofocus'?: '' | undefined;
  /** A day, nothing, or what was typed that is no day. */
  readonly value: string;
  /** The parsed day as 'YYYY-MM-DD'; text that is no day is passed on as it was typed. */
  readonly onChange: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly isSmall?: boolean | undefined;
}

const HOW = 'Type 14/8, 14 Aug, fri, tomorrow or +3. Arrows go a day on or back, Alt ↓ opens the calendar.';

export function DayInput({ value, onChange, onLeave, isReadOnly = false, isSmall = false, ...wiring }: DayInputProps) {
  const { clock } = usePlatform();
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const isKnown = isDay(value);
  const choose = (day: string) => {
    setTyped(null);
    onChange(day);
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(readTypedDay(text, dayInZone(clock.now().toISOString(), browserZone())) ?? text);
  };
  const press = (event: KeyboardEvent) => {
    if (isReadOnly || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    if (event.altKey) openCalendar(calendar.current);
    else if (isKnown) choose(addDays(value, event.key === 'ArrowUp' ? 1 : -1));
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes(styles.day, isSmall ? styles.small : undefined)}>
      <input
        {...wiring}
        className={classes(inputClass, styles.typed)}
        autoComplete="off"
        placeholder="d/m/yyyy"
        title={isKnown ? `${weekdayName(value)}. ${HOW}` : HOW}
        readOnly={isReadOnly}
        value={typed ?? (isKnown ? formatDate(value) : value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
        onBlur={() => {
          setTyped(null);
          onLeave?.();
        }}
      />
      {isReadOnly ? null : (
        <>
          {/* by keyboard: Alt and the arrow down */}
          <button type="button" tabIndex={-1} className={styles.open} aria-label="Calendar" onClick={() => openCalendar(calendar.current)}>
            <Icon of={CalendarDays} size="s" />
          </button>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.calendar}
            value={isKnown ? value : ''}
            onChange={(event) => choose(event.target.value)}
          />
        </>
      )}
    </div>
  );
}

function openCalendar(input: HTMLInputElement | null): void {
  // a browser without a calendar has the typed day
  if (input !== null && 'showPicker' in input) input.showPicker();
}
