// The person's potential jobs as the phone shows them: what the server has, with what this phone has saved and not sent yet (decision 035).
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import type { PotentialJobFieldsFragment } from '@lotline/schema/generated/operations';
import { isOfPotentialJob, type PotentialJobAction } from './opened-entry.ts';
import { isSettled, type Entry } from '../outbox/outbox-entry.ts';

export interface OwnPotentialJob {
  /** Its number, or until there is one the id of the action that added it: as its pages are addressed. */
  readonly key: string;
  /** Null until the server has it. */
  readonly id: number | null;
  /** The id of the action that added it. */
  readonly clientId: string | null;
  readonly entry: PotentialJobEntry;
  /** ISO. */
  readonly createdUtc: string;
  /** On this phone alone: waiting to be sent, or refused. */
  readonly unsent: 'waiting' | 'refused' | null;
  readonly refused: PotentialJobAction | null;
  /** Null until the server has it. */
  readonly saved: PotentialJobFieldsFragment | null;
}

/** Photos name the first of those that replaced each other. */
const clientIdOf = ({ action, inPlaceOf }: PotentialJobAction): string => inPlaceOf ?? action.id;

/** Of the one that an unsent action is about. */
export const potentialJobKey = (entry: PotentialJobAction): string =>
  entry.action.input.id === undefined ? clientIdOf(entry) : String(entry.action.input.id);

function ofAction(entry: PotentialJobAction): OwnPotentialJob {
  const { action } = entry;
  const clientId = clientIdOf(entry);
  const isRefused = isSettled(entry);
  return {
    key: clientId,
    id: null,
    clientId,
    entry: action.input,
    createdUtc: action.occurredAt,
    unsent: isRefused ? 'refused' : 'waiting',
    refused: isRefused ? entry : null,
    saved: null,
  };
}

function ofServer(job: PotentialJobFieldsFragment, edits: readonly PotentialJobAction[]): OwnPotentialJob {
  const last = edits.findLast(({ action }) => action.input.id === job.id);
  const isRefused = last !== undefined && isSettled(last);
  return {
    key: String(job.id),
    id: job.id,
    clientId: job.clientId,
    entry: last === undefined || isRefused ? job : last.action.input,
    createdUtc: job.createdUtc,
    unsent: last === undefined ? null : isRefused ? 'refused' : 'waiting',
    refused: isRefused ? last : null,
    saved: job,
  };
}

/** What this phone alone has first, then the newest. */
export function ownPotentialJobs(saved: readonly PotentialJobFieldsFragment[], entries: readonly Entry[]): OwnPotentialJob[] {
  const actions = entries.filter(isOfPotentialJob);
  const known = new Set(saved.map(({ clientId }) => clientId));
  const added = actions.filter(({ action }) => action.input.id === undefined && !known.has(action.id));
  const edits = actions.filter(({ action }) => action.input.id !== undefined);
  return [...added.map(ofAction).reverse(), ...saved.map((job) => ofServer(job, edits))];
}

/** By the key of its address, also once it has got its number. */
export const potentialJobBy = (jobs: readonly OwnPotentialJob[], key: string): OwnPotentialJob | undefined =>
  jobs.find((job) => job.key === key || job.clientId === key);
