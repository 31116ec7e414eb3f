// The page of a setting and its save (screens.md §2.21). What forms and phones read comes from Query.systemSettings.
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { optionalLineOf, parseInput } from '@lotline/schema/domain/kernel/input';
import { saveSettingInput, settingNameInput, settingPreviewInput } from '@lotline/schema/domain/settings/save-setting.input';
import { canManageSettings } from '@lotline/schema/domain/settings/save-setting.rules';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { checkXero, checkXeroInput } from './check-xero.ts';
import { saveSetting } from './save-setting.command.ts';
import {
  CheckXeroArg,
  SaveSettingArg,
  SettingPageOnWire,
  SettingPreviewArg,
  SettingPreviewOnWire,
  XeroCheckOnWire,
} from './setting-edit.type.ts';
import { loadSettingPreview } from './setting-preview.queries.ts';
import { loadSettingPage } from './setting-version.queries.ts';

const workTypeInput = optionalLineOf(100);

@Resolver()
export class SettingEditResolver {
  @Query(() => SettingPageOnWire, {
    description: 'A setting with its versions, of one work type or, without one, of all. With CAN_MANAGE_SYSTEM_SETTINGS',
  })
  async settingPage(
    @Ctx() context: RequestContext,
    @Arg('name', () => String) name: string,
    @Arg('workType', () => String, { nullable: true }) workType: string | null,
  ): Promise<SettingPageOnWire> {
    must(canManageSettings(context.actor));
    return loadSettingPage(context, parseInput(settingNameInput, name, 'name'), parseInput(workTypeInput, workType, 'workType'));
  }

  @Query(() => SettingPreviewOnWire, { description: 'What a save would change of tasks that are there. With CAN_MANAGE_SYSTEM_SETTINGS' })
  async settingPreview(
    @Ctx() context: RequestContext,
    @Arg('input', () => SettingPreviewArg) input: SettingPreviewArg,
  ): Promise<SettingPreviewOnWire> {
    must(canManageSettings(context.actor));
    return loadSettingPreview(context, parseInput(settingPreviewInput, input));
  }

  @Mutation(() => SettingPageOnWire, {
    nullable: true,
    description:
      'Merged with what others saved since that version. A status that jobs stand in is replaced, not removed: SETTING_STATUS_IN_USE',
  })
  async saveSetting(
    @Arg('input', () => SaveSettingArg) input: SaveSettingArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<SettingPageOnWire> {
    const { name, workType, moved } = await saveSetting(context, parseInput(saveSettingInput, input), parseClient(client));
    return { ...(await loadSettingPage(context, name, workType)), moved: moved?.at ?? null, queued: moved?.queued ?? null };
  }

  @Mutation(() => XeroCheckOnWire, {
    nullable: true,
    description: 'Whether Xero knows what stands in its setting: a row of the log of integrations. With CAN_MANAGE_SYSTEM_SETTINGS',
  })
  async checkXero(@Arg('input', () => CheckXeroArg) input: CheckXeroArg, @Ctx() context: RequestContext): Promise<XeroCheckOnWire> {
    must(canManageSettings(context.actor));
    return checkXero(context, parseInput(checkXeroInput, input));
  }
}
