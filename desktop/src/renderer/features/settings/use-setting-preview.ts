// What saving a setting would do, asked once the editor rests.
import { useCallback } from 'react';
import { GetSettingPreviewDocument } from '@lotline/schema/generated/documents/settings';
import type { GetSettingPreviewQuery, SettingPreviewInput } from '@lotline/schema/generated/operations';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useRestedAsk } from '../../platform/data/use-rested-ask.ts';

export type SettingPreview = GetSettingPreviewQuery['settingPreview'];

/** @param input null: there is nothing to be previewed */
export function useSettingPreview(input: SettingPreviewInput | null) {
  const { ask } = useAsk();
  const preview = useCallback(
    async (wanted: SettingPreviewInput) => (await ask(GetSettingPreviewDocument, { input: wanted })).settingPreview,
    [ask],
  );
  return useRestedAsk(input, preview);
}
