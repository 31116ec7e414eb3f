// What of the job this person may edit from the page: nothing through a task that its group has left (specification 1 §6, decision 022).
import {
  canEditContactField,
  canEditDeveloperAndSiteContact,
  editableStatuses,
  hasEditableStatus,
} from '@lotline/schema/domain/job/job.lifecycle';
import type { TaskPage } from '../task-page-context.ts';

type Page = Pick<TaskPage, 'isJobHeld' | 'actor' | 'job' | 'settings'>;

/** Only where some configured status may be set from the field, and there is another to choose. */
export const hasStatusChoice = ({ isJobHeld, actor, job, settings }: Page): boolean =>
  isJobHeld && hasEditableStatus(settings.statuses) && editableStatuses(actor, job.status, settings.statuses).length > 1;

/** The developer, the site contact or both. */
export const canEditContact = ({ isJobHeld, actor, settings }: Page): boolean =>
  isJobHeld && canEditDeveloperAndSiteContact(actor, settings.list).ok;

export const canEditSiteContacts = ({ isJobHeld, actor, settings }: Page): boolean =>
  isJobHeld && canEditContactField(actor, settings.list, 'siteContact').ok;
