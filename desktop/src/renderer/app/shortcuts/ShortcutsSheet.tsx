// The list of keyboard shortcuts ("?"): those of every screen, of the open list, else of lists in general, of jobs and forms.
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useActor } from '@lotline/web-session/react/me-context';
import { useOpenListKeys } from '../../platform/list/open-list-keys.ts';
import { railFor } from '../shell/rail-items.ts';
import styles from './ShortcutsSheet.module.css';

interface Shortcut {
  /** Pressed together, or one after the other. */
  readonly keys: readonly string[];
  readonly does: string;
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const EVERYWHERE: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Search everything' },
  { keys: ['?'], does: 'This list' },
  { keys: ['Esc'], does: 'Close what floats' },
];

const LISTS: readonly Shortcut[] = [
  { keys: ['↑', '↓'], does: 'Move; with Shift select a range' },
  { keys: ['Enter'], does: 'Preview' },
  { keys: ['Ctrl', '↵'], does: 'Open the page' },
  { keys: ['J', 'K'], does: 'Next and previous preview' },
  { keys: ['Space'], does: 'Select' },
  { keys: ['/'], does: 'Filter by text' },
  { keys: ['F'], does: 'Add a filter' },
  { keys: ['R'], does: 'Show what is new or changed' },
  { keys: ['Ctrl', 'C'], does: 'Copy the rows as text' },
  { keys: ['N'], does: 'New job' },
  { keys: ['S'], does: 'Status of the selected jobs' },
  { keys: ['A'], does: 'Scheduler of the selected jobs' },
  { keys: ['D'], does: 'Due date of the selected jobs' },
  { keys: ['T'], does: 'Add a task to the selected jobs' },
  { keys: ['P'], does: 'Run sheet: selected, or all found' },
  { keys: ['M'], does: 'On the board: move the job to …' },
  { keys: ['U'], does: 'On the board: undo the move' },
];

/** Of every list that has columns. */
const HEADS: readonly Shortcut[] = [
  { keys: ['←', '→'], does: 'Along the columns' },
  { keys: ['Enter'], does: 'Sort by the column, and the other way' },
  { keys: ['Shift', '←', '→'], does: 'Narrower and wider' },
  { keys: ['Ctrl', 'Shift', '←', '→'], does: 'Take the column along' },
];

const JOB: readonly Shortcut[] = [
  { keys: ['1', '…', '9', '0'], does: 'The tabs of a job, 0 the last' },
  { keys: ['Ctrl', 'S'], does: 'Save the form' },
];

const REVIEW: readonly Shortcut[] = [
  { keys: ['↑', '↓'], does: 'The line above and below' },
  { keys: ['N'], does: 'The next line to decide' },
  { keys: ['A'], does: 'Approve the line' },
  { keys: ['Q'], does: 'Approve another quantity' },
  { keys: ['R'], does: 'Reject with a reason' },
  { keys: ['Shift', 'A'], does: 'Approve every line that is as planned' },
  { keys: ['Ctrl', 'Z'], does: 'Take the last decision back' },
  { keys: ['P'], does: 'Photos' },
  { keys: ['Ctrl', '↵'], does: 'Send the review' },
  { keys: ['J', 'K'], does: 'Next and previous task to review' },
];

export default function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const screens = railFor(useActor().claims).map(({ label, key }): Shortcut => ({ keys: ['G', key.toUpperCase()], does: label }));
  const list = useOpenListKeys();
  const groups: readonly ShortcutGroup[] = [
    { title: 'On every screen', shortcuts: EVERYWHERE },
    { title: 'Go to', shortcuts: screens },
    list === null ? { title: 'In a list', shortcuts: LISTS } : { title: `In this list: ${list.title}`, shortcuts: list.keys },
    { title: 'On the head of a list', shortcuts: HEADS },
    { title: 'On a job', shortcuts: JOB },
    { title: 'In a review', shortcuts: REVIEW },
  ];
  return (
    <div className={styles.wide}>
      <Sheet
        title="Keyboard shortcuts"
        subtitle="Letters alone work where no text is being typed."
        onClose={onClose}
        scrollLabel="Shortcuts"
      >
        <div className={styles.groups}>
          {groups.map(({ title, shortcuts }) => (
            <section key={title} className={styles.group} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {shortcuts.map(({ keys, does }) => (
                  <div key={does} className={styles.shortcut}>
                    <dt>{does}</dt>
                    <dd>
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
