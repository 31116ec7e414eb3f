// A setting's page as the server has it, and its save with the way back.
import { GetSettingPageDocument, SaveSettingDocument } from '@lotline/schema/generated/documents/settings';
import type { SaveSettingInput, SaveSettingMutation, SettingPageFieldsFragment } from '@lotline/schema/generated/operations';
import { isConfig, type Config } from '@lotline/schema/domain/settings/merge-setting';
import type { ReplacedStatus } from '@lotline/schema/domain/settings/save-setting.input';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { Followed } from '../../platform/data/follows.ts';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { sayUndone, type Moved } from './moved-words.ts';

export type SettingPage = SettingPageFieldsFragment;
/** With the jobs that the save moved. */
export type SavedPage = NonNullable<SaveSettingMutation['saveSetting']>;
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
  });

/** What takes a save back. A work type that had none of its own has none again; what the company went by is saved as it was. */
export const undoOf = (before: SettingPage, now: SettingPage, replaced: readonly ReplacedStatus[], why: string): SaveSettingInput => ({
  name: before.name,
  workType: before.workType ?? null,
  config: before.isOwn || before.workType == null ? configIn(before) : null,
  version: now.version,
  undoes: now.version,
  why: `Undo: ${why}`,
  // of statuses that go with it; from those that stay the server moves back what the save had moved
  replaced: replaced.map(({ from, to }) => ({ from: to, to: from })),
});

/** Says how many jobs came back. */
export function useUndoSetting() {
  const { run } = useSaveSetting(true);
  const toast = useToast();
  return async (input: SaveSettingInput, saved: Moved): Promise<void> => {
    const undone = await run(input);
    if (undone != null) toast.success(sayUndone(saved, undone));
  };
}
