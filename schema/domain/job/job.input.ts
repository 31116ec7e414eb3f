// Job status, developer and site contacts (specification 1 §5, §7; 2 §5; domain.md §2 "Other moves").
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { idInput, lineOf, optionalIdInput, refusing } from '../kernel/input.ts';
import { recordRules } from '../record/record-input.ts';
import { JOB_CONTACT } from './job-contact.fields.ts';
import { CONTACT_TEXTS, SITE_CONTACT } from './site-contact.fields.ts';
import { entryLimit } from '../kernel/input-limits.ts';

export const jobStatusInput = z.object({ id: idInput, status: lineOf(100).min(1) });

/** updateDeveloperAndSiteContact: one contact, straight on the job. */
export const developerAndSiteContactInput = z.object({ id: idInput, ...recordRules(JOB_CONTACT) });
export type DeveloperAndSiteContactInput = z.output<typeof developerAndSiteContactInput>;

const siteContactInput = z.object({
  ...recordRules(SITE_CONTACT),
  id: optionalIdInput,
  sortOrder: z.int().min(1).max(MAX_ID).nullish(),
});

const idsOf = (rows: readonly { readonly id: number | null }[]): (number | null)[] => rows.map(({ id }) => id).filter((id) => id !== null);

/** Rows with nothing in them are dropped, at least one stays, a missing sortOrder becomes the position. */
export const siteContactsInput = z
  .array(siteContactInput)
  .max(entryLimit('siteContacts'))
  .transform((rows) => rows.filter((row) => CONTACT_TEXTS.some((field) => row[field] !== null)))
  .refine((rows) => rows.length > 0, refusing('SITE_CONTACT_REQUIRED'))
  .refine((rows) => idsOf(rows).length === new Set(idsOf(rows)).size, { error: 'name one contact twice.' })
  .transform((rows) => rows.map((row, index) => ({ ...row, sortOrder: row.sortOrder ?? index + 1 })));
export type SiteContactInput = z.output<typeof siteContactsInput>[number];

/** updateDeveloperAndSiteContacts: the two documents name the job id and constructionId; exactly one is given. */
export const developerAndSiteContactsInput = z
  .object({
    constructionId: optionalIdInput,
    id: optionalIdInput,
    developer: recordRules(JOB_CONTACT).developer,
    siteContacts: siteContactsInput,
  })
  .transform(({ constructionId, id, developer, siteContacts }, ctx) => {
    const given = [constructionId, id].filter((value) => value !== null);
    if (given.length === 1 && given[0] !== undefined) return { constructionId: given[0], developer, siteContacts };
    ctx.addIssue({ code: 'custom', ...refusing('INVALID_INPUT', { sentence: 'Give either id or constructionId.' }) });
    return z.NEVER;
  });
export type DeveloperAndSiteContactsInput = z.output<typeof developerAndSiteContactsInput>;
