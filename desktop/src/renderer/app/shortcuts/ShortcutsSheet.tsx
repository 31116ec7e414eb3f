// The list of keyboard shortcuts ("?"): those of every screen, of the open list, else of lists in general, and of the features
// that are open to the person.
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useActor } from '@lotline/web-session/react/me-context';
import type { Feature, FeatureKeys, Shortcut, ShortcutGroup } from '../../platform/feature/feature.ts';
import { EVERY_LIST } from '../../platform/list/list-keys.ts';
import { useOpenListKeys } from '../../platform/list/open-list-keys.ts';
import { UNDO_KEY } from '../undo-key.ts';
import { featuresFor } from '../open-features.ts';
import { railFor } from '../shell/rail-items.ts';
import styles from './ShortcutsSheet.module.css';

const EVERYWHERE: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Search everything' },
  { keys: ['?'], does: 'This list' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: [UNDO_KEY], does: 'Undo what was just done' },
];

/** Of every list that has columns. */
const HEADS: readonly Shortcut[] = [
  { keys: ['←', '→'], does: 'Move along the columns' },
  { keys: ['Enter'], does: 'Sort by the column, again to reverse' },
  { keys: ['Shift', '←', '→'], does: 'Narrower or wider' },
  { keys: ['Ctrl', 'Shift', '←', '→'], does: 'Move the column' },
];

export interface ShortcutsSheetProps {
  readonly keysOf: ReadonlyMap<Feature, FeatureKeys>;
  readonly onClose: () => void;
}

export function ShortcutsSheet({ keysOf, onClose }: ShortcutsSheetProps) {
  const { claims } = useActor();
  const own = featuresFor(claims).map((feature) => keysOf.get(feature) ?? {});
  const screens = railFor(claims).map(({ label, key }): Shortcut => ({ keys: ['G', key.toUpperCase()], does: label }));
  const anyList = [...EVERY_LIST, ...own.flatMap(({ ofLists }) => ofLists ?? [])];
  const list = useOpenListKeys();
  const shown: readonly ShortcutGroup[] = [
    { title: 'On every screen', shortcuts: EVERYWHERE },
    { title: 'Go to', shortcuts: screens },
    list === null ? { title: 'In a list', shortcuts: anyList } : { title: `In this list: ${list.title}`, shortcuts: list.keys },
    { title: 'On a column heading', shortcuts: HEADS },
    ...own.flatMap(({ groups }) => groups ?? []),
  ];
  return (
    <div className={styles.wide}>
      <Sheet
        title="Keyboard shortcuts"
        subtitle="Single letters work when you are not typing text."
        onClose={onClose}
        scrollLabel="Shortcuts"
      >
        <div className={styles.groups}>
          {shown.map(({ title, shortcuts }) => (
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
