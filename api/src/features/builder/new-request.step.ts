// A request as it was sent, for jobs and for potential jobs alike: one person is asked, by the link of the message (domain.md §5).
import { randomBytes } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { REQUEST_DAYS, type RequestedJobFacts } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { normaliseMobile } from '@lotline/schema/domain/kernel/phone';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { PUBLIC_ID_BYTES } from '../../platform/storage/builder-links.ts';
import { linksOf } from './links-of.ts';

const DAY_MS = 86_400_000;

export const requestExpiry = (now: Date): Date => new Date(now.getTime() + REQUEST_DAYS * DAY_MS);

export interface AskedContact {
  readonly developer: string;
  readonly siteContact: string;
  readonly siteContactPhone: string;
}

/** A message goes to one person, and nobody reads another builder's addresses. */
export function oneContact(jobs: readonly RequestedJobFacts[]): AskedContact {
  const contacts = jobs.map(({ developer, siteContact, siteContactPhone }) => ({
    developer: (developer ?? '').trim(),
    siteContact: (siteContact ?? '').trim(),
    siteContactPhone: normaliseMobile(siteContactPhone ?? '') ?? '',
  }));
  const keys = new Set(contacts.map(({ developer, siteContactPhone }) => `${siteContactPhone} ${developer.toLowerCase()}`));
  const [first] = contacts;
  if (first === undefined || keys.size > 1) {
    const sentence = 'These jobs are of different builders or contacts. Ask each of them by a message of their own.';
    return refuse('INVALID_INPUT', { field: 'ids', sentence });
  }
  return first;
}

/** The link of the message names the request. A message that was sent without one is stored all the same: the answer comes by phone. */
export async function insertRequest(command: CommandContext, contact: AskedContact, message: string): Promise<number> {
  const { sequelize, transaction, actor, at } = command;
  const publicId = linksOf(command).findIn(message, at) ?? randomBytes(PUBLIC_ID_BYTES);
  const bind = { ...contact, publicId, message, userId: actor.userId, at, expiresAt: requestExpiry(at) };
  const [row] = await sequelize.query<{ id: number }>(
    `insert into builder_request (public_id, developer, site_contact, site_contact_phone, message, requested_by_user_id, sent_at, expires_at)
     values ($publicId, $developer, $siteContact, $siteContactPhone, $message, $userId, $at, $expiresAt) returning id`,
    { bind, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error('an insert that returns its row returned none');
  return row.id;
}
