// What the message to the builder of a potential job is drafted from: it, and others of the same builder and contact that nobody has asked for yet.
import { QueryTypes } from 'sequelize';
import { mayRequestApproval, missingForRequest, MOST_JOBS } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { normaliseMobile } from '@lotline/schema/domain/kernel/phone';
import { requestedFacts, shortName } from '@lotline/schema/domain/potential-job/builder-request.rules';
import type { NumberingSetting } from '@lotline/schema/domain/settings/numbering.setting';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { potentialJobScope } from '../access/potential-job.scope.ts';
import type { BuilderRequestDraft, BuilderRequestJob } from '../builder/builder-request.type.ts';
import { draftedWays } from '../builder/drafted-ways.queries.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';
import { readPotentialJobs, type LockedPotentialJob } from './lock-potential-jobs.ts';
import { isOpenPotentialJob } from './site-matches.sql.ts';

const OTHERS = prepared(
  'potential-jobs-of-contact',
  `select p.id from potential_job p
    where p.site_contact_phone = $phone and lower(trim(p.builder)) = lower(trim($builder)) and p.id <> $id and p.builder_approval_sent_date is null
      and ${isOpenPotentialJob('p')} and p.street_name is not null and p.suburb is not null and p.site_contact_name is not null and ${potentialJobScope('p')}
    order by p.suburb, p.street_name, p.id limit $most`,
);

/** @throws RefusalError NOT_FOUND, CLAIM_REQUIRED */
export async function draftRequest(context: RequestContext, id: number): Promise<BuilderRequestDraft> {
  const [job] = await readPotentialJobs(context, [id]);
  if (job === undefined) return refuse('NOT_FOUND');
  const may = mayRequestApproval(context.actor);
  if (!may.ok) refuse(may.code, may.details);
  const facts = requestedFacts(job.entry);
  const missing = missingForRequest(facts);
  const others = missing.length > 0 ? [] : await loadOthers(context, job);
  const { developer, siteContact, siteContactPhone } = facts;
  const [ways, settingOf] = await Promise.all([
    draftedWays(context),
    loadCompanySettings({ sequelize: context.sequelize, log: context.log }, ['Numbering']),
  ]);
  const numbering = settingOf('Numbering');
  const sites = [job, ...others].map((one) => presentSite(one, numbering));
  // a site that is no job yet is asked for by hand: whoever found it knows the builder
  return { missing, jobs: sites, developer, siteContact, siteContactPhone, ...ways(), smsGateway: null };
}

async function loadOthers(context: RequestContext, { id, entry }: LockedPotentialJob): Promise<LockedPotentialJob[]> {
  const phone = normaliseMobile(entry.siteContactPhone ?? '');
  const bind = { ...scopeBinds(context.actor), id, phone, builder: entry.builder ?? '', most: MOST_JOBS - 1 };
  const found = await context.sequelize.query<{ id: number }>(OTHERS, { bind, type: QueryTypes.SELECT });
  return readPotentialJobs(
    context,
    found.map((other) => other.id),
  );
}

const presentSite = (job: LockedPotentialJob, numbering: NumberingSetting): BuilderRequestJob => ({
  id: job.id,
  workOrder: shortName(job.id, numbering),
  address: siteLine(job.entry),
  builderApprovalSentDate: job.builderApprovalSentDate?.toISOString() ?? null,
  builderApprovedDate: job.builderApprovedDate?.toISOString() ?? null,
});
