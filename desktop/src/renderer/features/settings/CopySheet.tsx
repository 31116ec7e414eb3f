// Copies what holds here to another work type, as its own.
import { useState } from 'react';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { WHY_OF_VERSION } from './setting-reason.ts';
import type { SettingTab } from './setting-tabs.ts';
import { replacedBy, strandedBy } from './stranded-jobs.ts';
import { SettingEffects } from './SettingEffects.tsx';
import { StrandedJobs } from './StrandedJobs.tsx';
import { sayMoved } from './moved-words.ts';
import { configIn, undoOf, useSaveSetting, useSettingPage, useUndoSetting, type SavedPage, type SettingPage } from './use-settings.ts';

interface CopySheetProps {
  readonly tab: SettingTab;
  readonly page: SettingPage;
  readonly onClose: () => void;
}

export function CopySheet({ tab, page, onClose }: CopySheetProps) {
  const [to, setTo] = useState('');
  const [replaced, setReplaced] = useState<Readonly<Record<string, string>>>({});
  const { page: before } = useSettingPage(tab.name, to === '' ? (page.workType ?? null) : to);
  const undo = useUndoSetting();
  const offer = useUndoOffer();
  const { name } = tab;
  const { stranded, statuses } = strandedBy(to === '' ? null : before, page.config);
  const moved = replacedBy(stranded, replaced);
  const offerBack = (now: SavedPage, why: string) => {
    if (before === null) return;
    offer(sayMoved(`${tab.label} is copied to ${to}`, now), () => void undo(undoOf(before, now, moved, why), now));
  };
  return (
    <CommandSheet
      title={`Copy ${tab.label}`}
      subtitle={`The setting of ${page.workType ?? 'every work type'} becomes the other work type’s own setting.`}
      verb={to === '' ? 'Copy' : `Copy to ${to}`}
      draft={`copy-setting-${name}-of-${page.workType ?? 'all'}`}
      above={
        <>
          <SelectField
            label="To"
            placeholder="Choose a work type"
            value={to}
            options={page.workTypes.filter((value) => value !== page.workType).map((value) => ({ value, label: value }))}
            onChange={setTo}
          />
          <StrandedJobs {...{ stranded, statuses, replaced }} onReplace={(from, next) => setReplaced({ ...replaced, [from]: next })} />
          <SettingEffects input={to === '' ? null : { name, workType: to, config: configIn(page), replaced: moved }} />
        </>
      }
      fields={{ why: WHY_OF_VERSION }}
      lackOf={() => (to === '' ? 'Choose a work type.' : before?.workType === to ? undefined : 'The other setting is still loading.')}
      command={useSaveSetting()}
      inputOf={({ why }) => ({
        name,
        workType: to,
        config: configIn(page),
        version: before?.version ?? page.version,
        why,
        replaced: moved,
      })}
      onDone={(now, { why }) => {
        if (now != null) offerBack(now, why);
      }}
      onClose={onClose}
    />
  );
}
