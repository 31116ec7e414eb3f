// A column's filter: a text applied 800 ms after the last key (specification 2 §9) or at once by Enter, or a choice with 'All'.
import { useEffect, useRef, useState } from 'react';
import { MAX_FILTER_LENGTH, filterParam } from '@lotline/schema/domain/task/field-filters.rules';
import type { FieldColumn } from '@lotline/schema/domain/task/field-columns.rules';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import type { ListQuery } from '../use-list-query.ts';

export const FILTER_AFTER_MS = 800;

interface FilterCellProps {
  readonly column: FieldColumn;
  readonly query: Pick<ListQuery, 'filters' | 'setFilter'>;
  readonly choicesOf: (column: FieldColumn) => readonly string[];
  /** As the cells below write it. */
  readonly shorten: (text: string) => string;
}

export function FilterCell({ column, query, choicesOf, shorten }: FilterCellProps) {
  const wanted = query.filters.get(column.key) ?? '';
  const label = `Filter by ${column.label}`;
  const param = filterParam(column.key);
  if (column.filter === 'text') return <TextFilter label={label} applied={wanted} onApply={(text) => query.setFilter(param, text, true)} />;
  const choices = choicesOf(column);
  // what is asked for is shown as such, also when nothing of the kind is left
  const all = wanted === '' || choices.includes(wanted) ? choices : [...choices, wanted];
  const options = [{ value: '', label: 'All' }, ...all.map((value) => ({ value, label: shorten(value) }))];
  return <Select label={label} hideLabel value={wanted} options={options} onChange={(value) => query.setFilter(param, value)} />;
}

interface TextFilterProps {
  readonly label: string;
  readonly applied: string;
  readonly onApply: (text: string) => void;
}

function TextFilter({ label, applied, onApply }: TextFilterProps) {
  const [text, setText] = useState(applied);
  const [followed, setFollowed] = useState(applied);
  const apply = useRef(onApply);
  useEffect(() => {
    apply.current = onApply;
  }, [onApply]);
  // back, forward and Clear Filters change what is applied: the box follows
  if (followed !== applied) {
    setFollowed(applied);
    setText(applied);
  }
  useEffect(() => {
    if (text.trim() === applied) return undefined;
    const timer = setTimeout(() => apply.current(text.trim()), FILTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, applied]);
  return (
    <TextField
      label={label}
      hideLabel
      placeholder="Filter"
      maxLength={MAX_FILTER_LENGTH}
      enterKeyHint="search"
      value={text}
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onApply(text.trim());
      }}
    />
  );
}
