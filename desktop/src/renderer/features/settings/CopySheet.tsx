// Copies what holds here to another work type, as its own.
import { useState } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { ReasonSheet } from './ReasonSheet.tsx';
import type { SettingTab } from './setting-tabs.ts';
import { replacedBy, strandedBy } from './stranded-jobs.ts';
import { SettingEffects } from './SettingEffects.tsx';
import { StrandedJobs } from './StrandedJobs.tsx';
import { configIn, useSaveSetting, useSettingPage, type SettingPage } from './use-settings.ts';

interface CopySheetProps {
  readonly tab: SettingTab;
  readonly page: SettingPage;
  readonly onClose: () => void;
}

export function CopySheet({ tab, page, onClose }: CopySheetProps) {
  const [to, setTo] = useState('');
  const [replaced, setReplaced] = useState<Readonly<Record<string, string>>>({});
  const { page: before } = useSettingPage(tab.name, to === '' ? (page.workType ?? null) : to);
  const save = useSaveSetting();
  const undo = useSaveSetting(true);
  const toast = useToast();
  const { name } = tab;
  const { stranded, statuses } = strandedBy(to === '' ? null : before, page.config);
  const copy = async (why: string): Promise<void> => {
    if (before === null) return;
    const moved = replacedBy(stranded, replaced);
    const now = await save.run({ name, workType: to, config: configIn(page), version: before.version, why, replaced: moved });
    if (now == null) return;
    const back = {
      name,
      workType: to,
      config: before.isOwn ? configIn(before) : null,
      version: now.version,
      why: `Undo: ${why}`,
      replaced: moved.map((one) => ({ from: one.to, to: one.from })),
    };
    toast.offer(`${tab.label} is copied to ${to}.`, { label: 'Undo', run: () => void undo.run(back) });
    onClose();
  };
  return (
    <ReasonSheet
      title={`Copy ${tab.label}`}
      about={`The setting of ${page.workType ?? 'every work type'} becomes the other work type’s own setting.`}
      verb={to === '' ? 'Copy' : `Copy to ${to}`}
      isBusy={save.isBusy}
      problem={save.sentence}
      isReady={to !== '' && before?.workType === to}
      onSave={(why) => void copy(why)}
      onClose={onClose}
    >
      <SelectField
        label="To"
        placeholder="Choose a work type"
        value={to}
        options={page.workTypes.filter((value) => value !== page.workType).map((value) => ({ value, label: value }))}
        onChange={setTo}
      />
      <StrandedJobs {...{ stranded, statuses, replaced }} onReplace={(from, next) => setReplaced({ ...replaced, [from]: next })} />
      <SettingEffects input={to === '' ? null : { name, workType: to, config: configIn(page) }} />
    </ReasonSheet>
  );
}
