// Add or edit a potential job (updatePotentialJob): the whole form each time. The office saves it as processed; then a range becomes one potential job for
// each of its numbers, each with every file (screens.md §2.9).
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { isSameValue, type FieldValue } from '@lotline/schema/domain/kernel/field-merge';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { all, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import { checkEntry, ENTRY_FIELD_NAMES } from '@lotline/schema/domain/potential-job/entry';
import type { PotentialJobInput } from '@lotline/schema/domain/potential-job/potential-job.input';
import {
  canMove,
  canRaise,
  edited,
  OFFICE_CLAIM,
  POTENTIAL_JOB,
  processed,
  raised,
  type PotentialJobState,
} from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { expandRange } from '@lotline/schema/domain/potential-job/range.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { copyFiles } from './copy-files.step.ts';
import { insertPotentialJobs } from './insert-potential-jobs.step.ts';
import { knownPerson, readPotentialJobs, mustBeAsSeen, type LockedPotentialJob } from './lock-potential-jobs.ts';

export interface SavePotentialJob {
  readonly potentialJob: PotentialJobInput;
  readonly processedFromOffice: boolean;
}
export type SavedPotentialJobs = { ids: number[] };

export function savePotentialJob(
  context: RequestContext,
  input: SavePotentialJob,
  client: ClientMutation | null,
): Promise<SavedPotentialJobs> {
  const { id } = input.potentialJob;
  return runCommand<SavedPotentialJobs>(context, {
    operation: 'updatePotentialJob',
    input,
    client,
    work: async (command) => ({ ids: await (id === null ? add(command, input) : edit(command, input, id)) }),
  });
}

async function add(command: CommandContext, { potentialJob, processedFromOffice }: SavePotentialJob): Promise<number[]> {
  const { id: _none, assignedFieldUserId, ...entry } = potentialJob;
  const { actor, clientId } = command;
  must(all(canRaise(actor), mustBeOffice(actor, processedFromOffice), checkEntry(entry, !processedFromOffice)));
  const entries = processedFromOffice ? expandRange(entry) : [entry];
  const assigned = isOffice(actor) ? await knownPerson(command, assignedFieldUserId) : actor.userId;
  const state = processedFromOffice ? processed(null) : raised(entry);
  const of = { ...state, assignedFieldUserId: assigned, raisedByUserId: actor.userId, expandedFromId: null };
  return insertPotentialJobs(command, entries, of, clientId);
}

async function edit(command: CommandContext, input: SavePotentialJob, id: number): Promise<number[]> {
  const [job] = await readPotentialJobs(command, [id]);
  if (job === undefined) return refuse('NOT_FOUND');
  const { potentialJob, processedFromOffice } = input;
  const { id: _same, assignedFieldUserId, ...entry } = potentialJob;
  const { actor } = command;
  must(canMove(actor, processedFromOffice ? 'process' : 'edit', job));
  await mustBeAsSeen(command, job);
  must(checkEntry(entry, false));
  const [first = entry, ...rest] = processedFromOffice ? expandRange(entry) : [entry];
  const state = processedFromOffice ? processed(job.status) : edited(job, isOffice(actor));
  const assigned = isOffice(actor) ? await knownPerson(command, assignedFieldUserId) : job.assignedFieldUserId;
  await write(command, job, first, { ...state, assignedFieldUserId: assigned }, processedFromOffice);
  const of = { ...state, assignedFieldUserId: assigned, raisedByUserId: job.raisedByUserId, expandedFromId: id };
  const more = rest.length === 0 ? [] : await insertPotentialJobs(command, rest, of, null);
  await copyFiles(
    command,
    more.map((toPotentialJob) => ({ from: id, toPotentialJob, toJob: null })),
  );
  return [id, ...more];
}

interface Kept extends PotentialJobState {
  readonly assignedFieldUserId: number | null;
}

async function write(
  command: CommandContext,
  job: LockedPotentialJob,
  entry: PotentialJobEntry,
  kept: Kept,
  isProcessed: boolean,
): Promise<void> {
  // what was asked of the field is answered once it is somewhere else
  const reason = kept.status === 'Back to field' ? job.reason : null;
  const state = changed(
    { status: job.status, needsOfficeApproval: job.needsOfficeApproval, reason: job.reason, assignedFieldUserId: job.assignedFieldUserId },
    { ...kept, reason },
  );
  const fields = changed(pickEntry(job.entry), pickEntry(entry));
  const before = { ...fields.before, ...state.before };
  if (Object.keys(before).length === 0) return;
  const { version } = await updateRecord(command, POTENTIAL_JOB, job.id, fields.after, state.after);
  const head = {
    entity: 'potential_job',
    entityId: job.id,
    constructionId: null,
    version,
    before,
    after: { ...fields.after, ...state.after },
  } as const;
  appendEvent(command, { ...head, move: isProcessed ? 'processPotentialJob' : 'editPotentialJob' });
}

const pickEntry = (entry: PotentialJobEntry): Record<string, FieldValue> =>
  Object.fromEntries(ENTRY_FIELD_NAMES.map((field) => [field, entry[field]]));

/** Of two states the fields that differ. */
function changed<V extends FieldValue>(was: Readonly<Record<string, V>>, is: Readonly<Record<string, V>>) {
  const keys = Object.keys(is).filter((key) => !isSameValue(was[key] ?? null, is[key] ?? null));
  const of = (side: Readonly<Record<string, V>>) => Object.fromEntries(keys.map((key) => [key, side[key] ?? null]));
  return { before: of(was), after: of(is) };
}

const isOffice = (actor: Actor): boolean => hasClaim(actor, OFFICE_CLAIM);
const mustBeOffice = (actor: Actor, isAsked: boolean): Verdict =>
  isAsked && !isOffice(actor) ? { ok: false, code: 'CLAIM_REQUIRED', details: { claim: OFFICE_CLAIM } } : { ok: true };
