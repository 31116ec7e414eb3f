// A day, typed as people write it (schema/domain/kernel/typed-day.ts) and shown as every day of the console: the browser's own field uses the order of
// its own language, and 6/5 is then another day than the one beside it. A button opens a calendar.
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
import { LazyControl } from '../controls/LazyControl.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';
import styles from './DayInput.module.css';

const Calendar = lazyPart(() => import('../controls/Calendar.tsx'));

interface DayInputProps {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
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
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isKnown = isDay(value);
  const today = () => dayInZone(clock.now().toISOString(), browserZone());
  const choose = (day: string) => {
    setTyped(null);
    onChange(day);
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(readTypedDay(text, today()) ?? text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // the calendar closes, not the dialog around it
      event.stopPropagation();
      setOpen(false);
    } else if (isReadOnly || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    else if (event.altKey) setOpen(event.key === 'ArrowDown');
    else if (isKnown) choose(addDays(value, event.key === 'ArrowUp' ? 1 : -1));
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes(styles.day, isSmall ? styles.small : undefined)}>
      <input
        {...wiring}
        ref={input}
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
          setOpen(false);
          onLeave?.();
        }}
      />
      {isReadOnly ? null : (
        // by keyboard: Alt and the arrow down
        <button
          type="button"
          tabIndex={-1}
          className={styles.open}
          aria-label="Calendar"
          aria-expanded={isOpen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            setOpen(!isOpen);
          }}
        >
          <Icon of={CalendarDays} size="s" />
        </button>
      )}
      {isOpen ? (
        <LazyControl waiting={null}>
          <Calendar
            day={isKnown ? value : ''}
            today={today()}
            onChoose={(day) => {
              choose(day);
              setOpen(false);
            }}
          />
        </LazyControl>
      ) : null}
    </div>
  );
}
