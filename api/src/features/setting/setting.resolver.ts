// Settings and lookups for whoever is signed in (specification 1 §7, 2 §7).
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { lineOf, optionalLineOf, parseInput } from '@lotline/schema/domain/kernel/input';
import { entryLimit } from '@lotline/schema/domain/kernel/input-limits';
import { mustBeSettingName, SETTING_NAMES } from '@lotline/schema/domain/settings/parse-setting';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { Lookup } from './lookup.type.ts';
import { loadLookups, loadSystemSettings, MOST_LOOKUPS } from './setting.queries.ts';
import { SystemSetting } from './system-setting.type.ts';

const namesInput = z.array(lineOf(100).min(1)).max(entryLimit('names')).nullish();
const settingsInput = z.object({ names: namesInput, workType: optionalLineOf(100) });
const lookupsInput = z.object({ names: namesInput });

@Resolver()
export class SettingResolver {
  @Query(() => [SystemSetting], { description: 'Of one work type, or without one of all of them; an unknown name is refused' })
  systemSettings(
    @Ctx() context: RequestContext,
    @Arg('names', () => [String], { nullable: true }) names: string[] | null,
    @Arg('workType', () => String, { nullable: true }) workType: string | null,
  ): Promise<SystemSetting[]> {
    const input = parseInput(settingsInput, { names, workType });
    return loadSystemSettings(context, [...new Set((input.names ?? SETTING_NAMES).map(mustBeSettingName))], input.workType);
  }

  @Query(() => [Lookup], { description: `By name; at most ${MOST_LOOKUPS}` })
  lookups(@Ctx() context: RequestContext, @Arg('names', () => [String], { nullable: true }) names: string[] | null): Promise<Lookup[]> {
    return loadLookups(context, parseInput(lookupsInput, { names }).names ?? null);
  }
}
