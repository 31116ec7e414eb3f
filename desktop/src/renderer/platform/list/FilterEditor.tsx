// Edits one filter: ticks, one of a few, or two days. Each change applies at once.
import { useEffect, useId, useRef, useState } from 'react';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { hasFailed, Unread, type Read } from '@lotline/web-session/react/ReadBoundary';
import words from '@lotline/shared-ui/styles/words.module.css';
import { classes } from '@lotline/shared-ui/styles/classes';
import { DayInput } from '../form/DayInput.tsx';
import { stepAmong } from '../frame/arrow-keys.ts';
import type { FilterOptions } from './filter-options.ts';
import type { FilterDefinition, FilterOption } from './list-query.ts';
import styles from './FilterEditor.module.css';

/** With more options than that there is a text field to find one. */
const AT_A_GLANCE = 9;

const ON_ITS_WAY: Read<never> = { data: undefined, error: null, refetch: () => undefined };

interface EditorProps {
  readonly definition: FilterDefinition;
  readonly options: FilterOptions;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

export function FilterEditor(props: EditorProps) {
  const { definition } = props;
  const options = props.options.optionsOf(definition);
  const failed = props.options.reads.find(hasFailed);
  const place = useRef<HTMLDivElement>(null);
  const isReady = definition.kind === 'days' || options !== null;
  useEffect(() => {
    if (isReady) place.current?.querySelector('input')?.focus();
  }, [isReady]);
  return (
    <div
      ref={place}
      className={styles.editor}
      // days and single choices use the arrows themselves
      onKeyDown={definition.kind === 'many' ? (event) => stepAmong(event, 'input') : undefined}
    >
      <p className={styles.title}>{definition.label}</p>
      {definition.kind === 'days' ? (
        <Days {...props} />
      ) : options === null ? (
        <Unread
          read={failed ?? ON_ITS_WAY}
          title={`${definition.label} could not be loaded.`}
          loading={<p className={words.muted}>Loading …</p>}
        />
      ) : (
        <Options {...props} options={options} />
      )}
    </div>
  );
}

function Options({ definition, options, values, onChange }: Omit<EditorProps, 'options'> & { readonly options: readonly FilterOption[] }) {
  const [text, setText] = useState('');
  const name = useId();
  const isMany = definition.kind === 'many';
  // an active option is always listed, so that it can be removed
  const all = [
    ...options,
    ...values.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, label: value })),
  ];
  const found = all.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  const toggle = (value: string) => {
    if (!isMany) onChange([value]);
    else onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  };
  return (
    <>
      {all.length > AT_A_GLANCE ? (
        <input
          className={styles.narrow}
          type="text"
          aria-label={`Find in ${definition.label}`}
          placeholder="Find"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key === 'Enter' && text.trim() !== '' && first !== undefined) toggle(first.value);
          }}
        />
      ) : null}
      <div className={styles.options}>
        {found.map(({ value, label }) => (
          <label key={value}>
            <input type={isMany ? 'checkbox' : 'radio'} name={name} checked={values.includes(value)} onChange={() => toggle(value)} />
            <span className={words.cut}>{label}</span>
          </label>
        ))}
        {found.length === 0 ? <p className={classes(words.muted, styles.title)}>Nothing found</p> : null}
      </div>
    </>
  );
}

function Days({ values, onChange }: Pick<EditorProps, 'values' | 'onChange'>) {
  const [from = '', to = ''] = values;
  const id = useId();
  return (
    <div className={styles.days}>
      <FilterDay id={`${id}-from`} label="From" day={from} onChange={(day) => onChange([day, to])} />
      <FilterDay id={`${id}-to`} label="To" day={to} onChange={(day) => onChange([from, day])} />
    </div>
  );
}

interface FilterDayProps {
  readonly id: string;
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** Text that is no day yet filters nothing. */
function FilterDay({ id, label, day, onChange }: FilterDayProps) {
  const [text, setText] = useState(day);
  const shown = isDay(text) || text === '' ? day : text;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        isSmall
        value={shown}
        onChange={(typed) => {
          setText(typed);
          if (typed === '' || isDay(typed)) onChange(typed);
        }}
      />
    </>
  );
}
