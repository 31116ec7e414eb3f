// Developer and site contacts (updateDeveloperAndSiteContact, updateDeveloperAndSiteContacts): the primary contact and the job's own
// siteContact and siteContactPhone are always the same values, written here and nowhere else (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { DeveloperAndSiteContactInput, DeveloperAndSiteContactsInput } from '@lotline/schema/domain/job/job.input';
import { canEditContactField } from '@lotline/schema/domain/job/job.lifecycle';
import { primaryContact } from '@lotline/schema/domain/job/site-contact.rules';
import { all, allowed } from '@lotline/schema/domain/kernel/verdict';
import type { FieldWorkListSetting } from '@lotline/schema/domain/settings/field-work-list.setting';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { InferAttributes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import type { ConstructionModel } from './construction.model.ts';
import { loadJobForChange, saveJobChange } from './load-job-for-change.ts';
import type { ChangedJob } from './set-job-status.command.ts';
import { SiteContactModel } from './site-contact.model.ts';

/** As parsed; a field that was left out is undefined and stays as it is. */
type Given<T, K extends keyof T> = Omit<T, K> & { readonly [F in K]?: T[F] | undefined };

export function setSiteContacts(
  context: RequestContext,
  input: Given<DeveloperAndSiteContactsInput, 'developer'>,
  client: ClientMutation | null,
): Promise<ChangedJob> {
  return changeContacts(context, 'updateDeveloperAndSiteContacts', input.constructionId, input, client, async (command, job) => {
    const existing = await contactsOf(job, command);
    const keptIds = new Set(input.siteContacts.flatMap((row) => (row.id === null ? [] : [row.id])));
    if ([...keptIds].some((id) => existing.every((row) => row.id !== id))) refuse('NOT_FOUND');
    for (const row of existing) {
      if (!keptIds.has(row.id)) await row.destroy({ transaction: command.transaction });
    }
    for (const { id, ...values } of input.siteContacts) {
      const row = existing.find((candidate) => candidate.id === id);
      if (row === undefined) await SiteContactModel.create({ constructionId: job.id, ...values }, { transaction: command.transaction });
      else await row.update(values, { transaction: command.transaction });
    }
    // Read back: of equal orders the list shows the older row first, whatever order they were sent in.
    const primary = primaryContact(await contactsOf(job, command));
    const { developer = job.developer } = input;
    job.set({ developer, siteContact: primary?.name ?? null, siteContactPhone: primary?.phone ?? null });
  });
}

/** The short form edits the primary contact alone and leaves the others as they are. */
export function setSiteContact(
  context: RequestContext,
  input: Given<DeveloperAndSiteContactInput, 'developer' | 'siteContact' | 'siteContactPhone'>,
  client: ClientMutation | null,
): Promise<ChangedJob> {
  return changeContacts(context, 'updateDeveloperAndSiteContact', input.id, input, client, async (command, job) => {
    const { transaction } = command;
    const primary = primaryContact(await contactsOf(job, command));
    const { developer = job.developer, siteContact = job.siteContact, siteContactPhone = job.siteContactPhone } = input;
    const values = { name: siteContact, phone: siteContactPhone };
    if (primary !== undefined) await primary.update(values, { transaction });
    else await SiteContactModel.create({ constructionId: job.id, description: 'Primary', sortOrder: 1, ...values }, { transaction });
    job.set({ developer, siteContact, siteContactPhone });
  });
}

function changeContacts(
  context: RequestContext,
  operation: string,
  constructionId: number,
  input: unknown,
  client: ClientMutation | null,
  change: (command: CommandContext, job: ConstructionModel) => Promise<void>,
): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation,
    input,
    client,
    work: async (command) => {
      const job = await loadJobForChange(command, constructionId);
      const fieldWorkList = await loadSetting(command, 'Field Work List', job.workType);
      const before = await contactsSnapshot(job, command);
      await change(command, job);
      const after = await contactsSnapshot(job, command);
      mustBeEditable(command, fieldWorkList, before, after);
      await saveJobChange(command, job, { move: 'setSiteContacts', before, after });
      return { constructionId: job.id };
    },
  });
}

function contactsOf(job: ConstructionModel, { transaction }: CommandContext): Promise<SiteContactModel[]> {
  return SiteContactModel.findAll({ where: { constructionId: job.id }, order: ['sortOrder', 'id'], transaction });
}

interface ContactsSnapshot {
  readonly developer: string | null;
  readonly siteContacts: InferAttributes<SiteContactModel>[];
}

/** Each of the two is asked only when it changed: who may edit one sends the other along as it was. The transaction takes a refusal back. */
function mustBeEditable(command: CommandContext, list: FieldWorkListSetting, before: ContactsSnapshot, after: ContactsSnapshot): void {
  const verdicts = [
    before.developer === after.developer ? allowed : canEditContactField(command.actor, list, 'developer'),
    JSON.stringify(before.siteContacts) === JSON.stringify(after.siteContacts)
      ? allowed
      : canEditContactField(command.actor, list, 'siteContact'),
  ];
  const verdict = all(...verdicts);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

async function contactsSnapshot(job: ConstructionModel, command: CommandContext): Promise<ContactsSnapshot> {
  const contacts = await contactsOf(job, command);
  return { developer: job.developer, siteContacts: contacts.map((row) => row.get({ plain: true })) };
}
