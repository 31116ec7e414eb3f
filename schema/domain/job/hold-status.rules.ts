// Which statuses are holds: the work type's 'Job Status Settings' say so, whatever a company calls them; each is gone to with its reason and its end
// (decision 049).
import { isNamedHold } from '../settings/named-hold.ts';

/** What is needed of 'Job Status Settings' of the job's work type. */
export interface HoldSettings {
  readonly statuses: readonly { readonly statusName: string; readonly isHold?: boolean | undefined }[];
}

/** By the setting's flag; a status without one, or that the setting does not name any more, by its name. */
export function isOnHold(settings: HoldSettings, status: string): boolean {
  return settings.statuses.find(({ statusName }) => statusName === status)?.isHold ?? isNamedHold(status);
}

/** Going there is a hold, with its reason and its end. */
export const goesOnHold = (settings: HoldSettings, status: string, to: string): boolean =>
  !isOnHold(settings, status) && isOnHold(settings, to);
