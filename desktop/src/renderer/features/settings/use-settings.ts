// A setting's page as the server has it, and its save with the way back.
import { GetSettingPageDocument, SaveSettingDocument } from '@lotline/schema/generated/documents/settings';
import type { SaveSettingInput, SettingPageFieldsFragment } from '@lotline/schema/generated/operations';
import { isConfig, type Config } from '@lotline/schema/domain/settings/merge-setting';
import type { Followed } from '../../platform/data/follows.ts';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { undoneText } from '../../platform/data/use-undo-offer.ts';
import { useRead } from '../../platform/data/use-read.ts';

export type SettingPage = SettingPageFieldsFragment;
export type SettingVersion = SettingPage['versions'][number];

const SETTING: readonly Followed[] = [{ entity: 'system_setting' }];

export const configIn = (page: { readonly config: unknown }): Config => (isConfig(page.config) ? page.config : {});

export function useSettingPage(name: string, workType: string | null) {
  const read = useRead(GetSettingPageDocument, { variables: { name, workType }, follows: SETTING });
  return { read, page: read.data?.settingPage ?? null };
}

/** Asked when it is needed: the page of another work type. */
export function useAskSettingPage() {
  const { ask } = useAsk();
  return async (name: string, workType: string | null): Promise<SettingPage> =>
    (await ask(GetSettingPageDocument, { name, workType })).settingPage;
}

export const useSaveSetting = (isFormless = false) =>
  useCommand({
    send: async (call, input: SaveSettingInput, client) => (await call(SaveSettingDocument, { input, client })).data.saveSetting,
    touches: SETTING,
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });
