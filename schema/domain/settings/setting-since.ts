// Since when the field app goes by a setting: an older one does not know it and asks for nothing (screens.md §2.21, devices too old).
import type { AnySettingName } from './company-settings.ts';

/** Settings that came after the first version of the app. */
const SINCE: Readonly<Partial<Record<AnySettingName, string>>> = {
  ...{ 'Onsite Gates': '0.2.0', Photos: '0.2.0', Sync: '0.2.0', Security: '0.2.0' },
};

const partsOf = (version: string): readonly number[] | null => (/^\d+(\.\d+)*$/.test(version) ? version.split('.').map(Number) : null);

/** A version that is no numbers, as of a developer's build, is not older than any. */
export function isOlderVersion(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  if (one === null || other === null) return false;
  const at = other.findIndex((part, index) => part !== (one[index] ?? 0));
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** @param version of the field app, as the device reports it */
export function isTooOldFor(name: AnySettingName, version: string): boolean {
  const since = SINCE[name];
  return since !== undefined && isOlderVersion(version, since);
}

/** No version is too old for it. */
export const isKnownToAll = (name: AnySettingName): boolean => SINCE[name] === undefined;
