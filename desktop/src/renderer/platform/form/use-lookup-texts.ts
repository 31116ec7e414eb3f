// The values of the office's lists by the list's name, as forms suggest them; whatever else is typed is taken too.
import { JobEditSettingsDocument } from '@lotline/schema/generated/documents/job-edit';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { SETTINGS } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';

const FRESH_MS = 5 * 60_000;
const textsOf = (data: unknown): string[] => (Array.isArray(data) ? data.filter((entry) => typeof entry === 'string') : []);

type OfferedList = 'Builder Lookup' | 'Road type' | 'Contract' | 'UoM' | 'Payment terms' | 'Reject reason' | 'Hold reason';

/** Without them every name can be typed. */
export function useLookupTexts(): (name: OfferedList) => readonly string[] {
  const data = optionalData(useRead(JobEditSettingsDocument, { variables: { workType: '' }, follows: SETTINGS, freshForMs: FRESH_MS }));
  return (name) => textsOf(data?.lookups.find((lookup) => lookup.name === name)?.data);
}
