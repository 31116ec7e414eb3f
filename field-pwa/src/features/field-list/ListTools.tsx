// Search box and group selector. The search is applied on Enter or by its button, not while typing (specification 2 §2).
import { useId, useState, type FormEvent } from 'react';
import { Download, Plus, Search, X } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import type { GroupOption } from './groups/group-choice.ts';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ListTools.module.css';

interface ListToolsProps {
  /** What the list is narrowed by now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly group: string | null;
  readonly groups: readonly GroupOption[];
  readonly onGroup: (group: string) => void;
  /** Beside the table; on a phone they are in the menu. */
  readonly onClear?: (() => void) | undefined;
  readonly onExport?: (() => void) | undefined;
  readonly onAdd?: (() => void) | undefined;
}

export function ListTools({ search, onSearch, group, groups, onGroup, onClear, onExport, onAdd }: ListToolsProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <form className={styles.tools} role="search" onSubmit={submit}>
      <SearchBox applied={search} onClear={() => onSearch('')} />
      <Select className={styles.picker} label="Group" hideLabel value={group ?? ''} onChange={onGroup} options={groups} />
      {onClear === undefined && onExport === undefined && onAdd === undefined ? null : (
        <div className={styles.buttons}>
          {onClear === undefined ? null : (
            <Button tight onClick={onClear}>
              Clear Filters
            </Button>
          )}
          {onExport === undefined ? null : (
            <Button tight icon={Download} onClick={onExport}>
              Export to CSV
            </Button>
          )}
          {onAdd === undefined ? null : (
            <Button tight icon={Plus} aria-haspopup="dialog" onClick={onAdd}>
              Add Potential Job
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function SearchBox({ applied, onClear }: { readonly applied: string; readonly onClear: () => void }) {
  const id = useId();
  const [text, setText] = useState(applied);
  const [followed, setFollowed] = useState(applied);
  // back and forward change what is applied: the box follows
  if (followed !== applied) {
    setFollowed(applied);
    setText(applied);
  }
  const clear = () => {
    setText('');
    if (applied !== '') onClear();
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.search}>
      <IconButton className={styles.go} type="submit" icon={Search} label="Search" />
      <label className={words.sr} htmlFor={id}>
        Search address or work order
      </label>
      <input
        className={inputClass}
        id={id}
        name="q"
        type="search"
        placeholder="Address or WO"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text === '' ? null : <IconButton className={styles.clear} icon={X} label="Clear search" onClick={clear} />}
    </div>
  );
}
