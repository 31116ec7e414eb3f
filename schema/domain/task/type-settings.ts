// The settings of one work type, with what follows from them alone: read once for each work type, however many tasks are looked at.
import { columnSettingsOf } from '../settings/column-settings.ts';
import { currentForm } from '../settings/current-form.ts';
import { settingFor, type SettingConfig, type SettingRow } from '../settings/setting-for.ts';
import { formText } from '../settings/ticket-form-parts.ts';
import { tilesFor, type Tile } from '../settings/task-tiles.rules.ts';
import { fieldColumns } from './field-columns.rules.ts';

export interface TypeSettings {
  readonly statuses: SettingConfig<'Job Status Settings'>;
  readonly tracking: SettingConfig<'Field Job Status'>;
  readonly list: SettingConfig<'Field Work List'>;
  readonly address: SettingConfig<'Address Type'>;
  readonly custom: SettingConfig<'Custom Construction Fields'>;
  readonly photos: SettingConfig<'Expected Photos'>;
  readonly ticket: SettingConfig<'Ticket of Work'>;
  readonly gates: SettingConfig<'Onsite Gates'>;
  /** What a new ticket asks: alike where it asks the same. */
  readonly asked: string;
  /** The facts at the top of a task, in their order. */
  readonly tiles: readonly Tile[];
  /** Of the list: label by key. */
  readonly columns: ReadonlyMap<string, string>;
}

/** @param rows in their settled form, of every work type; what cannot be read gives way to its default @param zone IANA */
export function typeSettingsOf(rows: readonly SettingRow[], zone: string): (workType: string) => TypeSettings {
  const columnSettings = columnSettingsOf(rows, () => undefined);
  const known = new Map<string, TypeSettings>();
  return (workType) => {
    const before = known.get(workType);
    if (before !== undefined) return before;
    const { names, statuses, list, custom } = columnSettings(workType);
    const made: TypeSettings = {
      ...{ statuses, list, custom },
      tracking: settingFor(rows, 'Field Job Status', workType).config,
      address: settingFor(rows, 'Address Type', workType).config,
      photos: settingFor(rows, 'Expected Photos', workType).config,
      ...ticketOf(settingFor(rows, 'Ticket of Work', workType).config),
      gates: settingFor(rows, 'Onsite Gates', workType).config,
      tiles: tilesFor(settingFor(rows, 'Field Work Task', workType).config, names),
      columns: new Map(fieldColumns([workType], columnSettings, zone).map(({ key, label }) => [key, label])),
    };
    known.set(workType, made);
    return made;
  };
}

const ticketOf = (ticket: SettingConfig<'Ticket of Work'>): Pick<TypeSettings, 'ticket' | 'asked'> => ({
  ticket,
  asked: formText(currentForm(ticket)),
});
