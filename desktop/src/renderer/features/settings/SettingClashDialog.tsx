// Two people changed the same parts of a setting: yours, theirs and the earlier value, one choice each.
import { useMemo } from 'react';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { mergeSetting, pathOf } from '@lotline/schema/domain/settings/merge-setting';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { ConflictDialog } from '../../platform/form/ConflictDialog.tsx';
import type { Choice } from '../../platform/form/conflict-shown.ts';
import { clashesShown } from '../../platform/form/read-clashes.ts';
import { completed, configOf } from './setting-draft.ts';
import type { SettingTab } from './setting-tabs.ts';
import { sayJson, sayPath } from './setting-words.ts';
import type { SettingClash } from './use-setting-form.ts';
import { configIn } from './use-settings.ts';

interface SettingClashDialogProps {
  readonly tab: SettingTab;
  readonly clash: SettingClash;
  readonly onDecided: (clash: SettingClash, choices: Readonly<Record<string, Choice>>) => void;
  readonly onKeepEditing: () => void;
}

export function SettingClashDialog({ tab, clash, onDecided, onKeepEditing }: SettingClashDialogProps) {
  const { edit, now } = clash;
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const found = useMemo(
    () => mergeSetting(tab.name, edit.base, configOf(tab, edit), completed(tab, configIn(now))).clashes,
    [tab, edit, now],
  );
  const last = now.versions[0];
  const by = last?.savedBy ?? null;
  const note = { by, at: last?.savedAt ?? null, why: last?.why ?? null };
  return (
    <ConflictDialog
      what={tab.label}
      who={by ?? 'Someone else'}
      clashes={clashesShown(
        found.map((one) => ({ ...one, ...note })),
        { label: (field) => sayPath(tab, pathOf(field)), say: (field, value) => sayJson(tab, field, value), today, zone },
      )}
      merged={[]}
      onKeepEditing={onKeepEditing}
      onSave={(choices) => onDecided(clash, choices)}
    />
  );
}
