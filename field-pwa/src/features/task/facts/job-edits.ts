// What of the job this person may edit from the page: nothing through a task that its group has left (specification 1 §6, decision 022).
import {
  canEditContactField,
  canEditDeveloperAndSiteContact,
  editableStatuses,
  hasEditableStatus,
} from '@lotline/schema/domain/job/job.lifecycle';
import { statusFacts } from '@lotline/schema/domain/job/status-facts.rules';
import type { StatusFacts } from '@lotline/schema/domain/job/status-needs.rules';
import type { TaskPage } from '../task-page-context.ts';

type Page = Pick<TaskPage, 'isJobAssigned' | 'actor' | 'job' | 'settings'>;

/** Only where some configured status may be set from the field, and there is another to choose. */
export const hasStatusChoice = ({ isJobAssigned, actor, job, settings }: Page): boolean =>
  isJobAssigned && hasEditableStatus(settings.statuses) && editableStatuses(actor, job.status, settings.statuses).length > 1;

/** What statuses ask of the job, as far as this phone has it: of the tasks of others, which it may not have, only the server can tell. */
export function knownFacts({ job, settings }: Pick<Page, 'job' | 'settings'>): StatusFacts {
  const { hasBookedTask, ...facts } = statusFacts(job, settings);
  return hasBookedTask === true ? { ...facts, hasBookedTask } : facts;
}

/** The developer, the site contact or both. */
export const canEditContact = ({ isJobAssigned, actor, settings }: Page): boolean =>
  isJobAssigned && canEditDeveloperAndSiteContact(actor, settings.list).ok;

export const canEditSiteContacts = ({ isJobAssigned, actor, settings }: Page): boolean =>
  isJobAssigned && canEditContactField(actor, settings.list, 'siteContact').ok;
