// What is not saved yet, in words, where the jobs of a status go that would be gone, the reason, and the save.
import { MOST_REASON } from '@lotline/schema/domain/kernel/input-limits';
import { PencilLine, X } from 'lucide-react';
import type { SettingChange } from '@lotline/schema/domain/settings/merge-setting';
import type { StatusUse } from '@lotline/schema/domain/settings/save-setting.rules';
import type { SettingPreviewInput } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { useFocusLeft } from '../../platform/frame/use-focus-left.ts';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { SettingTab } from './setting-tabs.ts';
import { countChanges, sayChange } from './setting-words.ts';
import { SettingEffects } from './SettingEffects.tsx';
import { ReturningStatuses, StrandedJobs } from './StrandedJobs.tsx';
import styles from './Settings.module.css';

interface SettingChangesProps {
  readonly tab: SettingTab;
  readonly changes: readonly SettingChange[];
  readonly stranded: readonly StatusUse[];
  readonly statuses: readonly string[];
  readonly returning: readonly string[];
  readonly replaced: Readonly<Record<string, string>>;
  readonly onReplace: (from: string, to: string) => void;
  readonly why: string;
  readonly onWhy: (why: string) => void;
  readonly whom: string;
  /** As it would be saved; null while it cannot be. */
  readonly wanted: SettingPreviewInput | null;
  /** What keeps it from being saved. */
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onSave: () => void;
  readonly onUndoAll: () => void;
  readonly onClose: () => void;
}

export function SettingChanges(props: SettingChangesProps) {
  const {
    tab,
    changes,
    stranded,
    statuses,
    returning,
    replaced,
    onReplace,
    why,
    onWhy,
    whom,
    wanted,
    fault,
    isBusy,
    problem,
    onSave,
    onUndoAll,
    onClose,
  } = props;
  const pane = useFocusLeft<HTMLElement>();
  const refusedBecause = fault ?? (why.trim() === '' ? 'Give a reason first.' : undefined);
  return (
    <aside ref={pane} className={styles.pane} aria-label="Unsaved changes">
      <div className={styles.head}>
        <h2>Not saved yet</h2>
        <span role="status" className={words.muted}>
          {countChanges(changes.length)}
        </span>
        <span className={styles.room} />
        <span className={styles.narrow}>
          <IconButton icon={X} label="Back to the setting" onClick={onClose} />
        </span>
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="The changes">
        {problem === null ? null : <Banner tone="bad" title={problem} />}
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={JSON.stringify(change.path)}>
              <Icon of={PencilLine} size="s" />
              {sayChange(tab, change)}
            </li>
          ))}
        </ul>
        <StrandedJobs {...{ stranded, statuses, replaced, onReplace }} />
        <ReturningStatuses returning={returning} />
        <SettingEffects input={wanted} />
        <div data-missing={why.trim() === '' ? '' : undefined}>
          <TextField label="Reason (kept with the version)" isRequired value={why} maxLength={MOST_REASON} onChange={onWhy} />
        </div>
        <p className={words.muted}>
          Applies to {whom} at once{tab.isCompany === true ? '' : ', also on phones that are open'}.
        </p>
      </div>
      <div className={styles.foot}>
        <Button kind="primary" busy={isBusy} refusedBecause={refusedBecause} reason="onPress" onClick={onSave}>
          Save {countChanges(changes.length)} <kbd>Ctrl S</kbd>
        </Button>
        <Button kind="text" onClick={onUndoAll}>
          Undo all
        </Button>
      </div>
    </aside>
  );
}
