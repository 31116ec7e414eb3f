// The job that puts the PDF of a ticket of work among the documents of its job, once for each state in which it was complete or submitted
// (screens.md §2.26; decision 043). It may run twice, in two processes: the same ticket has one document.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Sequelize, Transaction } from 'sequelize';
import { z } from 'zod';
import { AttachmentModel } from '../features/attachment/attachment.model.ts';
import { attachmentEvent } from '../features/attachment/announce-attachment.ts';
import { removeBytes } from '../features/attachment/remove-bytes.ts';
import { newStorageKey } from '../features/attachment/storage-key.ts';
import { StoredFileModel } from '../features/attachment/stored-file.model.ts';
import { ATTACH_TICKET } from '../features/ticket/attach-ticket.step.ts';
import type { TicketPapers } from '../features/ticket/ticket-papers.ts';
import { findTicketFacts } from '../features/ticket/ticket-sheet.queries.ts';
import { ticketFileName, type TicketFacts } from '../features/ticket/ticket-sheet.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { Files } from '../platform/storage/open-store.ts';
import type { SealedFile } from '../platform/storage/store.ts';

const payload = z.object({ scheduleId: z.int(), userId: z.int() });
type Payload = z.output<typeof payload>;

export interface AttachDeps {
  readonly sequelize: Sequelize;
  readonly files: Pick<Files, 'store'>;
  readonly papers: Pick<TicketPapers, 'paperOf' | 'isFinished'>;
  readonly now: () => Date;
  readonly log: Logger;
  readonly timeZone: string;
}

/** Null when there is no finished ticket any more, or its document is there. @throws what the store or the database throws: it is tried again */
export async function attachTicket(deps: AttachDeps, given: unknown): Promise<{ tickets: number } | null> {
  const asked = payload.parse(given);
  const facts = await findTicketFacts({ ...deps, fileStore: deps.files.store }, asked.scheduleId, null);
  if (facts === null || (await isAttached(asked.scheduleId, facts)) || !(await deps.papers.isFinished(facts))) return null;
  const sealed = await write(deps, facts);
  // when this breaks off, what was written has no row and is found by the sweep
  const isMade = await deps.sequelize.transaction((transaction) => settle(deps, transaction, { asked, facts, sealed }));
  if (!isMade) await removeBytes(deps.log, deps.files.store, [sealed.key]);
  return isMade ? { tickets: 1 } : null;
}

/** The same for the same ticket of the same task: a UUID, as a device would name what it sends. */
function clientIdOf({ scheduleId, text }: TicketFacts): string {
  const hash = createHash('sha256')
    .update(`ticket ${String(scheduleId)} ${text}`)
    .digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

async function isAttached(scheduleId: number, facts: TicketFacts, transaction?: Transaction): Promise<boolean> {
  const where = { scheduleId, clientId: clientIdOf(facts) };
  return (await AttachmentModel.count({ where, ...(transaction === undefined ? {} : { transaction }) })) > 0;
}

async function write({ files, papers, now }: AttachDeps, facts: TicketFacts): Promise<SealedFile> {
  const bytes = await papers.paperOf(facts);
  return files.store.write(newStorageKey(ticketFileName(facts), now()), bytes.length, Readable.from([bytes], { objectMode: false }));
}

interface Made {
  readonly asked: Payload;
  readonly facts: TicketFacts;
  readonly sealed: SealedFile;
}

/** Under the task's lock: of two that made it one is kept, and of a ticket that was changed meanwhile none. */
async function settle({ sequelize, now }: AttachDeps, transaction: Transaction, { asked, facts, sealed }: Made): Promise<boolean> {
  const { scheduleId, userId } = asked;
  const { constructionId } = facts;
  await sequelize.query('select id from schedule where id = $scheduleId for no key update', { bind: { scheduleId }, transaction });
  if (await isAttached(scheduleId, facts, transaction)) return false;
  const at = now();
  const { key: storageKey, sizeBytes, sha256 } = sealed;
  const file = await StoredFileModel.create(
    {
      ...{ kind: 'original', state: 'stored', storageKey, contentType: 'application/pdf', sizeBytes, sha256 },
      ...{ uploaderUserId: null, createdUtc: at, storedUtc: at },
    },
    { transaction },
  );
  const title = ticketFileName(facts);
  const attachment = await AttachmentModel.create(
    {
      ...{ ownerUserId: userId, clientId: clientIdOf(facts), constructionId, scheduleId, potentialJobId: null },
      ...{ fileId: file.id, originalFileId: file.id, title, tags: 'Ticket of Work', comments: null, isDocAttachment: true },
      ...{ state: 'uploaded', createdUtc: at },
    },
    { transaction },
  );
  const event = attachmentEvent(attachment, {
    move: 'attachTicket',
    after: { title, constructionId, scheduleId },
    detail: { storedFileId: file.id, sizeBytes, sha256 },
  });
  await writeSystemEvents({ sequelize, transaction }, ATTACH_TICKET, at, [event]);
  return true;
}
