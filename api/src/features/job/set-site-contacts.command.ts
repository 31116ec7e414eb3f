// Developer and site contacts (updateDeveloperAndSiteContact, updateDeveloperAndSiteContacts): the primary contact and the job's own
// siteContact and siteContactPhone are always the same values, as the effects say (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { setContacts, setDeveloper } from '@lotline/schema/domain/job/job.effects';
import type { DeveloperAndSiteContactInput, DeveloperAndSiteContactsInput } from '@lotline/schema/domain/job/job.input';
import { canEditContactField } from '@lotline/schema/domain/job/job.lifecycle';
import { all, allowed } from '@lotline/schema/domain/kernel/verdict';
import type { FieldWorkListSetting } from '@lotline/schema/domain/settings/field-work-list.setting';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import { loadJobForChange, type LoadedJob } from './load-job-for-change.ts';
import type { ChangedJob } from './set-job-status.command.ts';
import { areSameContacts, appendJobChange, writeJob } from './write-job.ts';

/** As parsed; a field that was left out is undefined and stays as it is. */
type Given<T, K extends keyof T> = Omit<T, K> & { readonly [F in K]?: T[F] | undefined };

export function setSiteContacts(
  context: RequestContext,
  input: Given<DeveloperAndSiteContactsInput, 'developer'>,
  client: ClientMutation | null,
): Promise<ChangedJob> {
  return changeContacts(context, 'updateDeveloperAndSiteContacts', input.constructionId, input, client, (job) => {
    const known = new Set(job.siteContacts.map(({ id }) => id));
    if (input.siteContacts.some(({ id }) => id !== null && !known.has(id))) refuse('NOT_FOUND');
    return setContacts(job, input);
  });
}

/** The short form edits the primary contact alone and leaves the others as they are. */
export function setSiteContact(
  context: RequestContext,
  input: Given<DeveloperAndSiteContactInput, 'developer' | 'siteContact' | 'siteContactPhone'>,
  client: ClientMutation | null,
): Promise<ChangedJob> {
  return changeContacts(context, 'updateDeveloperAndSiteContact', input.id, input, client, (job) => setDeveloper(job, input));
}

function changeContacts(
  context: RequestContext,
  operation: string,
  constructionId: number,
  input: unknown,
  client: ClientMutation | null,
  effect: (job: LoadedJob) => LoadedJob,
): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation,
    input,
    client,
    work: async (command) => {
      const job = await loadJobForChange(command, constructionId, ['setSiteContacts']);
      const fieldWorkList = await loadSetting(command, 'Field Work List', job.workType);
      const made = effect(job);
      mustBeEditable(command, fieldWorkList, job, made);
      const written = await writeJob(command, job, made);
      appendJobChange(command, written, { move: 'setSiteContacts', before: contactsSnapshot(job), after: contactsSnapshot(written) });
      return { constructionId: job.id };
    },
  });
}

/** Each of the two is asked only when it changed: who may edit one sends the other along as it was. */
function mustBeEditable({ actor }: CommandContext, list: FieldWorkListSetting, before: LoadedJob, after: LoadedJob): void {
  const verdict = all(
    before.developer === after.developer ? allowed : canEditContactField(actor, list, 'developer'),
    areSameContacts(before.siteContacts, after.siteContacts) ? allowed : canEditContactField(actor, list, 'siteContact'),
  );
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

const contactsSnapshot = ({ id: constructionId, developer, siteContacts }: LoadedJob) => ({
  developer,
  siteContacts: siteContacts.map((contact) => ({ ...contact, constructionId })),
});
