// Which claims and roles the matrix shows.
import { useEffect, useRef } from 'react';
import { Search } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { isTyping } from '../../platform/frame/is-typing.ts';
import bar from '../../platform/list/FilterBar.module.css';

export interface MatrixFilter {
  readonly text: string;
  readonly isOnlyChanges: boolean;
  readonly hasArchived: boolean;
}

interface MatrixFiltersProps {
  readonly filter: MatrixFilter;
  readonly onChange: (filter: MatrixFilter) => void;
  /** There are archived roles to be shown. */
  readonly hasArchived: boolean;
}

export function MatrixFilters({ filter, onChange, hasArchived }: MatrixFiltersProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={bar.bar}>
      <label className={bar.find}>
        <Icon of={Search} size="s" />
        <input
          ref={input}
          type="search"
          placeholder="Filter claims"
          aria-label="Filter claims"
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
        <kbd>/</kbd>
      </label>
      <span className={bar.chip}>
        <button
          type="button"
          aria-pressed={filter.isOnlyChanges}
          onClick={() => onChange({ ...filter, isOnlyChanges: !filter.isOnlyChanges })}
        >
          {filter.isOnlyChanges ? 'All claims' : 'Only my changes'}
        </button>
      </span>
      {hasArchived ? (
        <span className={bar.chip}>
          <button type="button" aria-pressed={filter.hasArchived} onClick={() => onChange({ ...filter, hasArchived: !filter.hasArchived })}>
            {filter.hasArchived ? 'Hide archived roles' : 'Show archived roles'}
          </button>
        </span>
      ) : null}
    </div>
  );
}
