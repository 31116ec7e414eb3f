// Search of everything (Ctrl+K): a text field with a list; arrows move in the list while the focus stays in the field (ARIA combobox).
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useModal } from '@lotline/shared-ui/components/Sheet/use-modal';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { PaletteLine } from './PaletteLine.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';
import { useRecords } from './use-records.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Palette.module.css';

interface PaletteProps {
  /** What was typed before the palette opened, once. */
  readonly typedAhead: () => string;
  readonly onClose: () => void;
  /** `isApart`: in a window of its own. */
  readonly onChosen: (entry: PaletteEntry, isApart: boolean) => void;
  readonly onShortcuts: () => void;
}

export default function Palette({ typedAhead, onClose, onChosen, onShortcuts }: PaletteProps) {
  const dialog = useModal();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    const ahead = typedAhead();
    if (ahead !== '') setTyped(ahead);
  }, [typedAhead]);
  const { groups: records, isSearching, isFailed } = useRecords(typed);
  const groups = usePaletteGroups({ typed, records, onShortcuts });
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(place, entries.length - 1);
  const optionId = (index: number) => `${listId}-${String(index)}`;
  useShown(optionId(at));
  const choose = (entry: PaletteEntry | undefined, isApart: boolean) => {
    if (entry?.search !== undefined) {
      setTyped(entry.search);
      setPlace(0);
      field.current?.focus();
    } else if (entry !== undefined) onChosen(entry, isApart);
  };
  const move = (event: KeyboardEvent) => {
    const to = stepTo(event.key, at, entries.length);
    if (to !== null) {
      event.preventDefault();
      setPlace(to);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(entries[at], event.ctrlKey || event.metaKey);
    }
  };
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Search everything"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <Icon of={Search} />
        <input
          ref={field}
          data-autofocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          aria-label="Search jobs, tasks, people, screens and actions"
          placeholder="Work order, address, contact, person, screen…"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
          }}
          onKeyDown={move}
        />
        <kbd>Esc</kbd>
      </div>
      <PaletteList id={listId} groups={groups} at={at} typed={typed} optionId={optionId} onChosen={choose} />
      <p className={styles.told} role="status">
        {toldOf({ isFailed, isSearching, found: entries.length })}
      </p>
      <div className={styles.keys}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Ctrl ↵</kbd> open in a new window
        </span>
        <span className={words.muted}>
          <kbd>&gt;</kbd> commands only
        </span>
      </div>
    </dialog>
  );
}

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly at: number;
  readonly typed: string;
  readonly optionId: (index: number) => string;
  readonly onChosen: (entry: PaletteEntry, isApart: boolean) => void;
}

function PaletteList({ id, groups, at, typed, optionId, onChosen }: PaletteListProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({ title, entries }, index) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles.title} role="presentation">
            {title}
          </p>
          {entries.map((entry, offset) => {
            const line = (starts[index] ?? 0) + offset;
            return (
              <PaletteLine
                key={entry.id}
                id={optionId(line)}
                entry={entry}
                typed={typed}
                isAt={line === at}
                onChosen={(isApart) => onChosen(entry, isApart)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Null for a key that does not move. */
function stepTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  return null;
}

function toldOf({
  isFailed,
  isSearching,
  found,
}: {
  readonly isFailed: boolean;
  readonly isSearching: boolean;
  readonly found: number;
}): string {
  if (isFailed) return 'Jobs, tasks and people could not be searched. Check the connection; screens and actions are here.';
  if (isSearching) return 'Searching…';
  return found === 0 ? 'Nothing found. Try a work order, a street or a name.' : '';
}

/** Scrolls the active line into view. */
function useShown(id: string): void {
  const last = useRef('');
  useEffect(() => {
    if (last.current !== id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    last.current = id;
  }, [id]);
}
