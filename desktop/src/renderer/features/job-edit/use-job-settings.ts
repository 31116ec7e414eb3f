// What a work type decides of the form, and the names that it offers.
import { GetJobFilterOptionsDocument } from '@lotline/schema/generated/documents/job';
import { JobEditSettingsDocument } from '@lotline/schema/generated/documents/job-edit';
import type { GetJobFilterOptionsQuery, JobEditSettingsQuery } from '@lotline/schema/generated/operations';
import type { AddressType } from '@lotline/schema/domain/job/job-address.rules';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import { SETTINGS } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import type { Template } from './job-form-values.ts';

export interface JobSettings {
  readonly addressType: AddressType;
  readonly templates: readonly Template[];
  readonly statuses: JobStatusSettings;
  /** Builder, by setting something else. */
  readonly labels: Readonly<Record<string, string>>;
  /** By field. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

const FRESH_MS = 5 * 60_000;

export interface JobSettingsRead {
  /** Null until they are there. */
  readonly settings: JobSettings | null;
  readonly read: Read<unknown>;
  /** Of the names that are offered beside those of the settings. */
  readonly namesRead: Read<unknown>;
}

export function useJobSettings(workType: string): JobSettingsRead {
  const read = useRead(JobEditSettingsDocument, { variables: { workType }, follows: SETTINGS, freshForMs: FRESH_MS, keepsPrevious: true });
  const namesRead = useRead(GetJobFilterOptionsDocument, { variables: {}, follows: [], freshForMs: FRESH_MS });
  const settings = read.data === undefined ? null : settingsOf(read.data, namesRead.data?.jobFilterOptions, workType);
  return { settings, read, namesRead };
}

type Used = GetJobFilterOptionsQuery['jobFilterOptions'];

function settingsOf({ systemSettings: rows, lookups }: JobEditSettingsQuery, used: Used | undefined, workType: string): JobSettings {
  const lookup = (name: string): readonly string[] => textsOf(lookups.find((one) => one.name === name)?.data);
  return {
    addressType: settingFor(rows, 'Address Type', workType).config.addressSetting.addressType,
    statuses: settingFor(rows, 'Job Status Settings', workType).config,
    templates: settingFor(rows, 'Custom Construction Fields', workType).config.templates,
    labels: Object.fromEntries(
      settingFor(rows, 'Optional Construction Fields', workType).config.fields.map(({ fieldName, displayName }) => [
        fieldName,
        displayName,
      ]),
    ),
    names: {
      contract: [...new Set([...lookup('Contract'), ...(used?.contracts ?? [])])],
      workType: [...new Set([...lookup('Work type'), ...(used?.workTypes ?? [])])],
      region: [...new Set([...lookup('Region'), ...(used?.regions ?? [])])],
      roadType: lookup('Road type'),
      buildType: lookup('Build type'),
      developer: [...new Set([...lookup('Builder Lookup'), ...(used?.developers ?? [])])],
      financialContact: used?.customers ?? [],
      deliveryPartner: used?.deliveryPartners ?? [],
      deliveryPartnerPm: used?.deliveryPartnerPms ?? [],
      scheduler: used?.schedulers ?? [],
    },
  };
}

const textsOf = (data: unknown): string[] => (Array.isArray(data) ? data.filter((entry) => typeof entry === 'string') : []);
