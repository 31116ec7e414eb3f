// A request as it was sent, for jobs and for potential jobs alike: one person is asked, by the link of the message (domain.md §5).
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { linkHosts } from '@lotline/schema/domain/settings/message-hosts.rules';
import { randomBytes } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { askedContact, contactKey } from '@lotline/schema/domain/builder-approval/builder-drafts.rules';
import { REQUEST_DAYS, type RequestedJobFacts } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { PUBLIC_ID_BYTES } from '../../platform/storage/builder-links.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';
import { linksOf } from './links-of.step.ts';

export const requestExpiry = (now: Date): Date => new Date(now.getTime() + REQUEST_DAYS * DAY_MS);

export type AskedContact = ReturnType<typeof askedContact>;

/** A message goes to one person, and nobody reads another builder's addresses. */
export function oneContact(jobs: readonly RequestedJobFacts[]): AskedContact {
  const [first] = jobs;
  if (first === undefined || new Set(jobs.map(contactKey)).size > 1) {
    const sentence = 'These jobs are of different builders or contacts. Send each of them a separate message.';
    return refuse('INVALID_INPUT', { field: 'ids', sentence });
  }
  return askedContact(first);
}

/**
 * A gateway has still to take its message. The link of the message names the request.
 * A message that was sent without one is stored all the same: the answer comes by phone.
 */
export async function insertRequest(
  command: CommandContext,
  contact: AskedContact,
  message: string,
  channel: 'message' | 'gateway',
): Promise<number> {
  const { sequelize, transaction, actor, at } = command;
  const { hosts } = (await loadCompanySettings({ sequelize, log: command.log, transaction }, ['Messages']))('Messages');
  const publicId = linksOf(command).findIn(message, at, linkHosts(hosts)) ?? randomBytes(PUBLIC_ID_BYTES);
  const bind = {
    ...contact,
    publicId,
    message,
    channel,
    isSent: channel !== 'gateway',
    userId: actor.userId,
    at,
    expiresAt: requestExpiry(at),
  };
  const [row] = await sequelize.query<{ id: number }>(
    `insert into builder_request (public_id, developer, site_contact, site_contact_phone, message, channel, is_sent, requested_by_user_id, sent_at, expires_at)
     values ($publicId, $developer, $siteContact, $siteContactPhone, $message, $channel, $isSent, $userId, $at, $expiresAt) returning id`,
    { bind, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error('an insert that returns its row returned none');
  return row.id;
}
