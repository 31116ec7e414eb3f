// New potential jobs in one statement, each with its event: one, or the single numbers of a range.
import { QueryTypes } from 'sequelize';
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import { ENTRY_FIELD_NAMES } from '@lotline/schema/domain/potential-job/entry';
import { POTENTIAL_JOB, type PotentialJobState } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { columnOf } from '../../platform/record/write-record.ts';

export interface NewPotentialJob extends PotentialJobState {
  readonly assignedFieldUserId: number | null;
  readonly raisedByUserId: number;
  /** Whose range they are the further numbers of. */
  readonly expandedFromId: number | null;
}

const ENTRY_COLUMNS = ENTRY_FIELD_NAMES.map((field) => columnOf(POTENTIAL_JOB, field)).join(', ');

const INSERT = prepared(
  'insert-potential-jobs',
  `insert into potential_job (client_id, raised_by_user_id, assigned_field_user_id, status, needs_office_approval, expanded_from_id, ${ENTRY_COLUMNS})
   select case when r.place = 1 then $clientId::uuid end, $raisedByUserId, $assignedFieldUserId, $status, $needsOfficeApproval, $expandedFromId, ${ENTRY_COLUMNS}
     from rows from (jsonb_to_recordset($entries::jsonb) as (${ENTRY_FIELD_NAMES.map((field) => `${columnOf(POTENTIAL_JOB, field)} ${typeOf(field)}`).join(', ')}))
       with ordinality r(${ENTRY_COLUMNS}, place) order by r.place
   returning id, version`,
);

function typeOf(field: (typeof ENTRY_FIELD_NAMES)[number]): string {
  return POTENTIAL_JOB.fields[field].kind === 'count' ? 'integer' : 'text';
}

interface Inserted {
  readonly id: number;
  readonly version: number;
}

/** @param clientId under which the device knows the first @returns their ids, in the order of the entries */
export async function insertPotentialJobs(
  command: CommandContext,
  entries: readonly PotentialJobEntry[],
  of: NewPotentialJob,
  clientId: string | null,
): Promise<number[]> {
  const { sequelize, transaction } = command;
  const columns = entries.map((entry) =>
    Object.fromEntries(ENTRY_FIELD_NAMES.map((field) => [columnOf(POTENTIAL_JOB, field), entry[field]])),
  );
  const bind = { ...of, clientId, entries: JSON.stringify(columns) };
  const rows = await sequelize.query<Inserted>(INSERT, { bind, transaction, type: QueryTypes.SELECT });
  const inserted = rows.toSorted((a, b) => a.id - b.id);
  for (const [place, { id, version }] of inserted.entries()) appendRaised(command, { id, version }, entries[place], of);
  return inserted.map(({ id }) => id);
}

function appendRaised(command: CommandContext, { id, version }: Inserted, entry: PotentialJobEntry | undefined, of: NewPotentialJob): void {
  const { status, needsOfficeApproval, assignedFieldUserId, expandedFromId } = of;
  const said = Object.entries(entry ?? {}).filter(([, value]) => value !== null);
  appendEvent(command, {
    ...{ move: 'raisePotentialJob', entity: 'potential_job', entityId: id, constructionId: null, version },
    after: { ...Object.fromEntries(said), status, needsOfficeApproval, assignedFieldUserId },
    detail: expandedFromId === null ? null : { expandedFromId },
  });
}
