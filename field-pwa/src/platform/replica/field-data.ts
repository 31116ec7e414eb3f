// The settings of every work type and of the company, the builders and the groups: needed by the list and, without a network, by each task's page.
import { settingFor, type SharedSettings } from '@lotline/schema/domain/settings/setting-for';
import { GetFieldDataDocument, type GetFieldDataQuery } from '@lotline/schema/generated/operations';
import type { Gql } from '@lotline/web-session/gql';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { keys } from '@lotline/web-session/react/query-keys';

const MINUTE_MS = 60_000;

type Held = Pick<GetFieldDataQuery, 'systemSettings'> | undefined;

/** A setting of the company, as this phone has read it; the built-in one before it has. */
export const sharedSetting = <N extends keyof SharedSettings>(held: Held, name: N): SharedSettings[N] =>
  settingFor(held?.systemSettings ?? [], name, null).config;

/** For how long settings stand that were read, in milliseconds. */
export const settingsStaleMs = (held: Held): number => sharedSetting(held, 'Sync').settingsMinutes * MINUTE_MS;

/** One read for all callers. */
export const fieldData = (gql: Gql) => ({
  queryKey: keys.settings(),
  queryFn: (): Promise<GetFieldDataQuery> => gql(GetFieldDataDocument),
  staleTime: ({ state }: { readonly state: { readonly data: GetFieldDataQuery | undefined } }): number => settingsStaleMs(state.data),
  meta: KEPT,
});
