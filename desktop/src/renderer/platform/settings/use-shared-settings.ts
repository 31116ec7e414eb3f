// The company's settings that the console itself goes by; the built-in ones while nobody has saved others.
import { useMemo } from 'react';
import { settingFor, type SharedSettings } from '@lotline/schema/domain/settings/setting-for';
import { GetSharedSettingsDocument } from '@lotline/schema/generated/documents/settings';
import { SETTINGS } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';

export type ConsoleSettings = Pick<SharedSettings, 'Security' | 'Numbering'>;

export function useSharedSettings() {
  const read = useRead(GetSharedSettingsDocument, { variables: {}, follows: SETTINGS });
  const rows = read.data?.systemSettings;
  const settings = useMemo<ConsoleSettings | null>(
    () =>
      rows === undefined
        ? null
        : { Security: settingFor(rows, 'Security', null).config, Numbering: settingFor(rows, 'Numbering', null).config },
    [rows],
  );
  return { read, settings };
}
