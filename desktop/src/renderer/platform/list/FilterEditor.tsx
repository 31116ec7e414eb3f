// Edits one filter: how it compares, and several of a list, one of a list, or two days. Each change applies at once.
import { useEffect, useId, useRef, useState } from 'react';
import { isDay, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { DAY_PRESETS } from '@lotline/schema/domain/list/day-presets';
import { hasFailed, Unread, type Read } from '@lotline/web-session/react/ReadBoundary';
import words from '@lotline/shared-ui/styles/words.module.css';
import { DayInput } from '../form/DayInput.tsx';
import { LazyOptionList } from '../controls/LazyOptionList.tsx';
import { SegmentsField } from '../controls/SegmentsField.tsx';
import type { FilterOptions } from './filter-options.ts';
import { OPERATOR_LABELS, SET, takesValues, type FilterOperator } from './filter-operators.ts';
import { daysAsked, type FilterDefinition, type FilterOption, type FilterSetting } from './list-query.ts';
import styles from './FilterEditor.module.css';

const LOADING = <p className={words.muted}>Loading …</p>;

const ON_ITS_WAY: Read<never> = { data: undefined, error: null, refetch: () => undefined };

interface EditorProps {
  readonly definition: FilterDefinition;
  readonly options: FilterOptions;
  /** Null: it is not set yet. */
  readonly setting: FilterSetting | null;
  readonly today?: CalendarDay | undefined;
  readonly onChange: (operator: FilterOperator, values: readonly string[]) => void;
}

export function FilterEditor({ definition, options, setting, today, onChange }: EditorProps) {
  const { label, operators } = definition;
  const [operator, setOperator] = useState<FilterOperator>(setting?.operator ?? 'is');
  /** Of an operator that takes some; they are there again after one that takes none. */
  const [values, setValues] = useState<readonly string[]>(setting !== null && takesValues(setting.operator) ? setting.values : []);
  const choose = (next: FilterOperator) => {
    setOperator(next);
    onChange(next, takesValues(next) ? values : SET);
  };
  const change = (next: readonly string[]) => {
    setValues(next);
    onChange(operator, next);
  };
  return (
    // letters that are typed before the options are here are no shortcuts
    <div className={styles.editor} data-letters="">
      <p className={styles.title}>{label}</p>
      {operators.length === 1 ? null : <Operators {...{ operators, operator }} onChoose={choose} />}
      {takesValues(operator) ? <Values {...{ definition, options, values, today }} onChange={change} /> : null}
    </div>
  );
}

interface OperatorsProps {
  readonly operators: readonly FilterOperator[];
  readonly operator: FilterOperator;
  readonly onChoose: (operator: FilterOperator) => void;
}

function Operators({ operators, operator, onChoose }: OperatorsProps) {
  return (
    <SegmentsField
      label="Comparison"
      hideLabel
      value={operator}
      options={operators.map((value) => ({ value, label: OPERATOR_LABELS[value] }))}
      onChange={(chosen) => onChoose(operators.find((one) => one === chosen) ?? 'is')}
    />
  );
}

interface ValuesProps extends Pick<EditorProps, 'definition' | 'today'> {
  readonly options: FilterOptions;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Values(props: ValuesProps) {
  const { definition } = props;
  const options = props.options.optionsOf(definition);
  const failed = props.options.reads.find(hasFailed);
  if (definition.kind === 'days') return <Days {...props} />;
  return (
    <>
      {options === null ? (
        <Unread read={failed ?? ON_ITS_WAY} title={`${definition.label} could not be loaded.`} loading={LOADING} />
      ) : (
        <LazyOptionList
          label={definition.label}
          isMany={definition.kind === 'many'}
          options={withActive(options, props.values)}
          values={props.values}
          onChange={props.onChange}
        />
      )}
    </>
  );
}

/** An active option is always listed, so that it can be removed. */
const withActive = (options: readonly FilterOption[], values: readonly string[]): readonly FilterOption[] => [
  ...options,
  ...values.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, label: value })),
];

function Days({ values, today, onChange }: Pick<ValuesProps, 'values' | 'today' | 'onChange'>) {
  const [from = '', to = ''] = daysAsked(values, today);
  const id = useId();
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => days.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={days} className={styles.days}>
      <FilterDay id={`${id}-from`} label="From" day={from} onChange={(day) => onChange([day, to])} />
      <FilterDay id={`${id}-to`} label="To" day={to} onChange={(day) => onChange([from, day])} />
      <ul className={styles.presets} aria-label="Ranges of days">
        {PRESETS.map(([preset, label]) => (
          <li key={preset}>
            <button type="button" className={styles.preset} aria-pressed={values[0] === preset} onClick={() => onChange([preset])}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FilterDayProps {
  readonly id: string;
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}

const PRESETS = Object.entries(DAY_PRESETS);

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
