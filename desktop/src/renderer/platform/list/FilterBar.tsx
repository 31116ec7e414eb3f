// The row above a list: the search, the active filters as chips, and the way to add one.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Search, X } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Popover } from '../frame/Popover.tsx';
import { focusRows } from '../grid/focus-rows.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { FilterFinder } from './FilterFinder.tsx';
import type { FilterOperator } from './filter-operators.ts';
import { filterWords } from './filter-words.ts';
import type { FilterOptions } from './filter-options.ts';
import { settingOf, withFilter, type FilterDefinition, type ListQuery } from './list-query.ts';
import styles from './FilterBar.module.css';

/** The debounce of the search (specification: 800 ms). */
const DEBOUNCE_MS = 800;
const ADDING = '+';

interface FilterBarProps {
  readonly definitions: readonly FilterDefinition[];
  readonly query: ListQuery;
  /** @param isStep a new history entry, so that "back" returns to the earlier one */
  readonly onChange: (query: ListQuery, isStep: boolean) => void;
  readonly options: FilterOptions;
  /** Enter in the search box. */
  readonly onEnter?: ((text: string) => void) | undefined;
  readonly search: RefObject<HTMLInputElement | null>;
  /** The filter whose panel is open, '+' for the list of them; null: none. */
  readonly open: string | null;
  readonly onOpen: (open: string | null) => void;
}

export function FilterBar({ definitions, query, onChange, options, onEnter, search, open, onOpen }: FilterBarProps) {
  const hasChanged = useRef(false);
  const close = useCallback(() => {
    hasChanged.current = false;
    onOpen(null);
  }, [onOpen]);
  const change = (id: string) => (operator: FilterOperator, values: readonly string[]) => {
    onChange(withFilter(query, id, values, operator), !hasChanged.current);
    hasChanged.current = true;
  };
  const added = definitions.find(({ id }) => open === ADDING + id);
  // a filter becomes a chip once its panel closes: before, the chip would push the panel along the row with every choice
  const set = definitions.flatMap((definition) => {
    const setting = definition === added ? null : settingOf(query, definition);
    return setting === null ? [] : [{ definition, setting }];
  });
  return (
    <div className={styles.bar} role="search" aria-label="Filters">
      <SearchBox query={query} onChange={onChange} onEnter={onEnter} search={search} />
      {set.map(({ definition, setting }) => {
        const { id, label } = definition;
        return (
          <Popover
            key={id}
            label={label}
            isOpen={open === id}
            onClose={close}
            trigger={
              <span className={styles.chip}>
                <button type="button" aria-expanded={open === id} onClick={() => onOpen(open === id ? null : id)}>
                  <span className={words.muted}>{label}</span> <b>{filterWords(definition, setting, options.optionsOf(definition))}</b>
                </button>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove filter ${label}`}
                  onClick={() => onChange(withFilter(query, id, []), true)}
                >
                  <Icon of={X} />
                </button>
              </span>
            }
          >
            <FilterEditor {...{ definition, options, setting, today: query.today }} onChange={change(id)} />
          </Popover>
        );
      })}
      <Popover
        label={added?.label ?? ''}
        isOpen={added !== undefined}
        onClose={close}
        trigger={
          <FilterFinder
            definitions={definitions.filter((one) => !set.some(({ definition }) => definition === one))}
            options={options}
            isOpen={open === ADDING}
            isExpanded={open?.startsWith(ADDING) === true}
            onOpen={(isFinderOpen) => onOpen(isFinderOpen ? ADDING : null)}
            onChoose={({ definition: { id }, value, operator }) => {
              if (value === null) onOpen(ADDING + id);
              else onChange(withFilter(query, id, [value.value], operator), true);
            }}
          />
        }
      >
        {added === undefined ? null : (
          <FilterEditor
            key={added.id}
            definition={added}
            options={options}
            setting={settingOf(query, added)}
            today={query.today}
            onChange={change(added.id)}
          />
        )}
      </Popover>
    </div>
  );
}

type SearchBoxProps = Pick<FilterBarProps, 'query' | 'onChange' | 'onEnter' | 'search'>;

function SearchBox({ query, onChange, onEnter, search }: SearchBoxProps) {
  const [text, setText] = useState(query.search);
  const [told, setTold] = useState(query.search);
  if (told !== query.search) {
    // the address changed by itself: "back", or the filters were cleared
    setTold(query.search);
    setText(query.search);
  }
  const latest = useRef({ query, onChange });
  useEffect(() => {
    latest.current = { query, onChange };
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === query.search) return undefined;
    const timer = setTimeout(() => latest.current.onChange({ ...latest.current.query, search: wanted }, true), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, query.search]);
  return (
    <label className={styles.find}>
      <Icon of={Search} />
      <input
        ref={search}
        type="text"
        role="searchbox"
        aria-label="Filter this list"
        placeholder="Filter this list"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            focusRows();
          }
          if (event.key !== 'Enter') return;
          const wanted = text.trim();
          if (wanted !== query.search) onChange({ ...query, search: wanted }, true);
          onEnter?.(wanted);
        }}
      />
      <kbd>/</kbd>
    </label>
  );
}
