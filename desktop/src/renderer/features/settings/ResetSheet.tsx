// Takes away what a work type has of its own: the default holds again.
import { useState } from 'react';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { WHY_OF_VERSION } from './setting-reason.ts';
import type { SettingTab } from './setting-tabs.ts';
import { replacedBy, returningStatuses, strandedBy } from './stranded-jobs.ts';
import { SettingEffects } from './SettingEffects.tsx';
import { ReturningStatuses, StrandedJobs } from './StrandedJobs.tsx';
import { useSaveSetting, useSettingPage, type SavedPage, type SettingPage } from './use-settings.ts';

interface ResetSheetProps {
  readonly tab: SettingTab;
  readonly page: SettingPage;
  readonly onSaved: (now: SavedPage, moved: readonly { from: string; to: string }[], said: string, why: string) => void;
  readonly onClose: () => void;
}

export function ResetSheet({ tab, page, onSaved, onClose }: ResetSheetProps) {
  const [replaced, setReplaced] = useState<Readonly<Record<string, string>>>({});
  const { page: ofAll } = useSettingPage(tab.name, null);
  const { workType = null, version } = page;
  const { stranded, statuses } = strandedBy(page, ofAll?.config);
  const moved = replacedBy(stranded, replaced);
  return (
    <CommandSheet
      title={`Back to the default: ${tab.label}`}
      subtitle={`The own setting of ${workType ?? ''} is removed; it stays in the list of versions.`}
      verb="Back to default"
      draft={`reset-setting-${tab.name}-of-${workType ?? 'all'}`}
      above={
        <>
          <StrandedJobs {...{ stranded, statuses, replaced }} onReplace={(from, to) => setReplaced({ ...replaced, [from]: to })} />
          <ReturningStatuses returning={returningStatuses(page, ofAll?.config)} />
          <SettingEffects input={{ name: tab.name, workType, config: null, replaced: moved }} />
        </>
      }
      fields={{ why: WHY_OF_VERSION }}
      command={useSaveSetting()}
      inputOf={({ why }) => ({ name: tab.name, workType, config: null, version, why, replaced: moved })}
      onDone={(now, { why }) => {
        if (now != null) onSaved(now, moved, `${tab.label}: ${workType ?? ''} now uses the default`, why);
      }}
      onClose={onClose}
    />
  );
}
