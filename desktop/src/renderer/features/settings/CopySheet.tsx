// Copies what holds here to another work type, as its own.
import { useState } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { ReasonSheet } from './ReasonSheet.tsx';
import type { SettingTab } from './setting-tabs.ts';
import { configIn, useAskSettingPage, useSaveSetting, type SettingPage } from './use-settings.ts';

interface CopySheetProps {
  readonly tab: SettingTab;
  readonly page: SettingPage;
  readonly onClose: () => void;
}

export function CopySheet({ tab, page, onClose }: CopySheetProps) {
  const [to, setTo] = useState('');
  const save = useSaveSetting();
  const undo = useSaveSetting(true);
  const askPage = useAskSettingPage();
  const toast = useToast();
  const { name } = tab;
  const copy = async (why: string): Promise<void> => {
    const before = await askPage(name, to);
    const now = await save.run({ name, workType: to, config: configIn(page), version: before.version, why });
    if (now == null) return;
    const back = { name, workType: to, config: before.isOwn ? configIn(before) : null, version: now.version, why: `Undo: ${why}` };
    toast.offer(`${tab.label} is copied to ${to}.`, { label: 'Undo', run: () => void undo.run(back) });
    onClose();
  };
  return (
    <ReasonSheet
      title={`Copy ${tab.label}`}
      about={`What holds for ${page.workType ?? 'every work type'} becomes the other work type’s own setting.`}
      verb={to === '' ? 'Copy' : `Copy to ${to}`}
      isBusy={save.isBusy}
      problem={save.sentence}
      isReady={to !== ''}
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
    </ReasonSheet>
  );
}
