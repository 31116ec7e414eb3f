// What the edit form reads: the job's fields, the jobs at an address.
import { likenessOf, type AddressNumbers } from '@lotline/schema/domain/job/address-likeness.rules';
import { QueryTypes } from 'sequelize';
import { streetNames } from '@lotline/schema/domain/job/street-names.rules';
import type { AtAddressInput } from '@lotline/schema/domain/job/job-edit.input';
import { JOB } from '@lotline/schema/domain/job/job.fields';
import { seenValues } from '@lotline/schema/domain/record/record-declaration';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope } from '../access/job.scope.ts';
import { editedColumns, valuesOf } from './job-columns.ts';
import type { ConstructionEdit, JobAtAddress } from './job-edit.type.ts';

const EDIT = prepared(
  'job-edit',
  `select c.id, c.version, c.status, c.onsite_date as "onsiteDate", c.quote_number as "quoteNumber", c.pre_payment_number as "prePaymentNumber",
      ${editedColumns('c')}, c.custom_fields as "customFields",
      (select count(*)::integer from schedule s where s.construction_id = c.id and s.issued_date is not null) as "issuedTasks",
      (select min((s.scheduled_start_time at time zone $timeZone)::date) from schedule s
        where s.construction_id = c.id and s.completed_date is null and not s.ignored and s.scheduled_start_time >= $now::timestamptz) as "nextBooked"
     from construction c where c.id = $id and ${jobScope('c')}`,
);

type EditRow = Omit<ConstructionEdit, 'values'> & { readonly customFields: Readonly<Record<string, unknown>> };

/** Null where the job is unknown or out of scope. */
export async function loadJobEdit({ sequelize, actor, timeZone, now }: RequestContext, id: number): Promise<ConstructionEdit | null> {
  const bind = { ...scopeBinds(actor), id, timeZone, now: now() };
  const [row] = await sequelize.query<EditRow>(EDIT, { bind, type: QueryTypes.SELECT });
  if (row === undefined) return null;
  const { version, status, onsiteDate, issuedTasks, nextBooked, quoteNumber, prePaymentNumber } = row;
  return {
    id,
    version,
    status,
    onsiteDate,
    issuedTasks,
    nextBooked,
    quoteNumber,
    prePaymentNumber,
    values: seenValues(actor, JOB, valuesOf({ ...row }, row.customFields)),
  };
}

/** One number of lot or street in common, and no other unit; in one line, the same line. */
const AT_ADDRESS = prepared(
  'jobs-at-address',
  `select c.id, c.work_order as "workOrder", c.address, c.status, c.work_type as "workType", c.lot_number as "lotNumber", c.street_number as "streetNumber" from construction c
    where c.id <> coalesce($exceptId::integer, 0) and ${jobScope('c')}
      and case when $streetName::text is null then lower(c.address) = lower($address::text)
          else lower(c.street_name) = any($streetNames::text[]) and lower(c.suburb) = lower($suburb::text)
           and lower(coalesce(c.unit_number, '')) = lower(coalesce($unitNumber::text, ''))
           and (lower(c.lot_number) = lower($lotNumber::text) or lower(c.street_number) = lower($streetNumber::text)) end
    order by c.id desc limit 5`,
);

type JobAtRow = Omit<JobAtAddress, 'likeness'> & AddressNumbers;

export async function findJobsAt({ sequelize, actor }: RequestContext, input: AtAddressInput): Promise<JobAtAddress[]> {
  const bind = { ...scopeBinds(actor), ...input, streetNames: streetNames(input.streetName ?? '') };
  const found = await sequelize.query<JobAtRow>(AT_ADDRESS, { bind, type: QueryTypes.SELECT });
  return found.map(({ lotNumber, streetNumber, ...job }) => ({
    ...job,
    likeness: input.streetName === null ? 'address' : likenessOf(input, { lotNumber, streetNumber }),
  }));
}
