// The button that adds a filter: what is typed finds filters and their values; arrows choose, Enter takes, Esc goes back to the button.
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Plus } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useDismiss } from '../frame/use-dismiss.ts';
import { filterKey } from './filter-operators.ts';
import { foundFilters, type FoundFilter } from './found-filters.ts';
import type { FilterOptions } from './filter-options.ts';
import type { FilterDefinition } from './list-query.ts';
import styles from './FilterFinder.module.css';

interface FilterFinderProps {
  readonly definitions: readonly FilterDefinition[];
  readonly options: FilterOptions;
  readonly isOpen: boolean;
  /** A filter's own panel is open. */
  readonly isExpanded: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChoose: (found: FoundFilter) => void;
}

export function FilterFinder({ definitions, options, isOpen, isExpanded, onOpen, onChoose }: FilterFinderProps) {
  const place = useRef<HTMLSpanElement>(null);
  const dismiss = useCallback(
    (by: 'key' | 'leaving') => {
      onOpen(false);
      if (by === 'key') place.current?.querySelector('button')?.focus();
    },
    [onOpen],
  );
  useDismiss(place, isOpen, dismiss);
  return (
    <span ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.add}
        aria-haspopup="listbox"
        aria-expanded={isOpen || isExpanded}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon of={Plus} />
        Filter <kbd>F</kbd>
      </button>
      {isOpen ? (
        <Finder
          definitions={definitions}
          options={options}
          onChoose={(found) => {
            dismiss('key');
            onChoose(found);
          }}
        />
      ) : null}
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const keyOf = ({ definition, value, operator }: FoundFilter): string => `${filterKey(definition.id, operator)}=${value?.value ?? ''}`;

function Finder({ definitions, options, onChoose }: Pick<FilterFinderProps, 'definitions' | 'options' | 'onChoose'>) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const found = foundFilters(typed, definitions, options.optionsOf);
  const chosen = found[at];
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onChoose(chosen);
    } else if (by !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (at + by + found.length) % found.length;
      setAt(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    }
  };
  return (
    <div className={styles.panel} role="group" aria-label="Add a filter">
      <input
        className={styles.input}
        role="combobox"
        aria-label="Find a filter or a value"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${String(at)}`}
        aria-autocomplete="list"
        placeholder="Find a filter or a value"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={step}
      />
      <ul ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label="Filters and values">
        {found.map((one, place) => (
          <li
            key={keyOf(one)}
            id={`${id}-${String(place)}`}
            role="option"
            aria-selected={place === at}
            className={styles.option}
            // the focus stays in the search: elsewhere it would close the list before the click
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(place)}
            onClick={() => onChoose(one)}
          >
            {one.value === null ? (
              one.definition.label
            ) : (
              <Value label={one.value.label} of={one.operator === 'not' ? `${one.definition.label} is not` : one.definition.label} />
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className={styles.none}>No filter or value matches.</p> : null}
    </div>
  );
}

function Value({ of, label }: { readonly of: string; readonly label: string }) {
  return (
    <>
      <span className={words.muted}>{of}</span> {label}
    </>
  );
}
