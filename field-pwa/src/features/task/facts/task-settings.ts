// The settings of the job's work type: one that cannot be read gives way to its default, so that it never blanks the page (domain.md §4).
import type { AddressTypeSetting } from '@lotline/schema/domain/settings/address-type.setting';
import type { ExpectedPhotosSetting } from '@lotline/schema/domain/settings/expected-photos.setting';
import type { FieldWorkListSetting } from '@lotline/schema/domain/settings/field-work-list.setting';
import type { FieldWorkTaskSetting } from '@lotline/schema/domain/settings/field-work-task.setting';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import type { OnsiteGatesSetting } from '@lotline/schema/domain/settings/onsite-gates.setting';
import type { OptionalFieldsSetting } from '@lotline/schema/domain/settings/optional-fields.setting';
import type { TicketOfWorkSetting } from '@lotline/schema/domain/settings/ticket-of-work.setting';
import { settingFor, type SettingConfig, type SettingName, type SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { categoriesOf } from '@lotline/schema/domain/attachment/categories';
import type { SystemSettingsQueryQuery } from '@lotline/schema/generated/operations';
import { logProblem } from '@lotline/web-session/log';
import { builderNames } from '../../../platform/job-sheets/builder-names.ts';

export interface TaskSettings {
  readonly tiles: FieldWorkTaskSetting;
  readonly list: FieldWorkListSetting;
  readonly statuses: JobStatusSettings;
  readonly names: OptionalFieldsSetting;
  readonly address: AddressTypeSetting;
  readonly photos: ExpectedPhotosSetting;
  readonly ticket: TicketOfWorkSetting;
  readonly gates: OnsiteGatesSetting;
  readonly builders: readonly string[];
  /** Of which every uploaded file has one. */
  readonly categories: readonly string[];
  /** What the office suggests for a text, by the name of its list, as it wrote it. */
  readonly suggested: ReadonlyMap<string, unknown>;
}

export function taskSettings(data: SystemSettingsQueryQuery, workType: string): TaskSettings {
  const rows = data.systemSettings;
  return {
    tiles: read(rows, 'Field Work Task', workType),
    list: read(rows, 'Field Work List', workType),
    statuses: read(rows, 'Job Status Settings', workType),
    names: read(rows, 'Optional Construction Fields', workType),
    address: read(rows, 'Address Type', workType),
    photos: read(rows, 'Expected Photos', workType),
    ticket: read(rows, 'Ticket of Work', workType),
    gates: read(rows, 'Onsite Gates', workType),
    builders: builderNames(data.lookups.find((lookup) => lookup.name === 'Builder Lookup')?.data),
    categories: categoriesOf(data.lookups.find((lookup) => lookup.name === 'Attachment category')?.data),
    suggested: new Map(data.lookups.map(({ name, data: texts }) => [name, texts])),
  };
}

function read<N extends SettingName>(rows: readonly SettingRow[], name: N, workType: string): SettingConfig<N> {
  const { config, problem } = settingFor(rows, name, workType);
  if (problem !== undefined) logProblem('A setting could not be read', problem);
  return config;
}
