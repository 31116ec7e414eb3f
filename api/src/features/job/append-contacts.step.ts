// The event of a job's developer and contacts, as every command that writes them tells it.
import type { ContactState } from '@lotline/schema/domain/job/job.effects';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';

interface Contacts {
  readonly developer: string | null;
  readonly siteContacts: readonly ContactState[];
}

interface Head {
  readonly id: number;
  readonly version: number;
}

export function appendContacts(command: CommandContext, { id, version }: Head, [before, after]: readonly [Contacts, Contacts]): void {
  const said = ({ developer, siteContacts }: Contacts) => ({ developer, siteContacts: contactRows(id, siteContacts) });
  const head = { entity: 'construction', entityId: id, constructionId: id, version } as const;
  appendEvent(command, { ...head, move: 'setSiteContacts', before: said(before), after: said(after) });
}

export const contactRows = (constructionId: number, contacts: readonly ContactState[]) =>
  contacts.map((contact) => ({ ...contact, constructionId }));
