// Settings as tests save and read them through the API (screens.md §2.21).
import type { BootedApi } from './booted-api.ts';
import type { PersonName } from './world.ts';

export interface SettingWish {
  readonly name: string;
  /** Left out: of the whole company. */
  readonly workType?: string | null;
  /** Null: back to the default. */
  readonly config: object | null;
  readonly version: number;
  readonly why?: string | null;
  readonly replaced?: readonly { readonly from: string; readonly to: string }[];
  /** The version that it takes back. */
  readonly undoes?: number;
}

/** Saves it. @param fields what its page answers; code 'OK' where it was not refused */
export async function sendSetting(api: BootedApi, wish: SettingWish, fields = '{ version }', by: PersonName = 'admin') {
  const input = { why: 'Because', ...wish };
  const { data, errors } = await api.gql(by, `mutation($input: SaveSettingInput!) { saveSetting(input: $input) ${fields} }`, { input });
  const [refused] = errors;
  return { code: refused?.extensions.code ?? 'OK', details: refused?.extensions.details ?? {}, page: data?.['saveSetting'] };
}

/** As its page reads it. */
export async function readSetting(
  api: BootedApi,
  of: { readonly name: string; readonly workType?: string | null },
  fields = '{ version }',
): Promise<unknown> {
  const query = `query($name: String!, $workType: String) { settingPage(name: $name, workType: $workType) ${fields} }`;
  return (await api.gql('admin', query, { ...of })).data?.['settingPage'];
}
