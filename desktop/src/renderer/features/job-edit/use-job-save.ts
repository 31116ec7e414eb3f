// Saves what was changed of a job. What comes back: done, a field to be corrected, a clash to be decided, a question about the work type, or a sentence.
import { z } from 'zod';
import type { JobValues } from '@lotline/schema/domain/job/job.fields';
import { ConstructionEditDocument, UpdateConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import type { UpdateConstructionInput } from '@lotline/schema/generated/operations';
import type { ApiError } from '@lotline/web-session/api-error';
import { useData } from '../../platform/data/DataRoot.tsx';
import { job } from '../../platform/data/follows.ts';
import { sentenceOf, useCommand } from '../../platform/data/use-command.ts';
import { readClashes, type Clash } from '../../platform/form/read-clashes.ts';
import { readValues } from './read-values.ts';
import { REASON } from './job-form-values.ts';
import type { Values } from '../../platform/form/form-edits.ts';

export interface Wanted {
  readonly changes: Values;
  readonly base: Values;
}

/** About a work type under issued tasks. */
export interface Asked {
  readonly issuedTasks: number;
  /** Names of the settings that change. */
  readonly settings: readonly string[];
}

export type Outcome =
  | { readonly kind: 'saved'; readonly now: Shown | null }
  | { readonly kind: 'fault'; readonly field: string; readonly sentence: string }
  | { readonly kind: 'clash'; readonly clashes: readonly Clash[]; readonly who: string }
  | ({ readonly kind: 'confirm' } & Asked)
  | { readonly kind: 'failed'; readonly sentence: string };

/** A job as the server said it last. */
export interface Shown {
  readonly values: JobValues;
  readonly version: number;
}

interface JobSave {
  readonly isSaving: boolean;
  readonly save: (wanted: Wanted, isConfirmed: boolean) => Promise<Outcome>;
}

export function useJobSave(id: number): JobSave {
  const { client } = useData();
  const { attempt, isBusy } = useCommand({
    touches: [job(id)],
    isDoneWhenRead: true,
    send: async (call, input: UpdateConstructionInput, stamp): Promise<void> => {
      await call(UpdateConstructionDocument, { input, client: stamp });
    },
  });
  /** As the cache has it. */
  const shownNow = (): Shown | null => {
    const now = client.readQuery({ query: ConstructionEditDocument, variables: { id } })?.constructionEdit;
    return now === undefined ? null : { values: readValues(now.values), version: now.version };
  };
  const save = async (wanted: Wanted, isConfirmed: boolean): Promise<Outcome> => {
    const outcome = await attempt({ id, ...inputOf(wanted), isConfirmed });
    return outcome.isDone ? { kind: 'saved', now: shownNow() } : outcomeOf(outcome.refusal);
  };
  return { isSaving: isBusy, save };
}

/** The reason goes with the due date that it is of. */
function inputOf({ changes, base }: Wanted) {
  const { [REASON]: reason, ...fields } = changes;
  const { [REASON]: _none, ...seen } = base;
  const isMoved = Object.hasOwn(fields, 'updatedDueDate');
  return { changes: fields, base: seen, reason: isMoved && typeof reason === 'string' ? reason : null };
}

const questionDetails = z.object({ issuedTasks: z.int().catch(0), settings: z.array(z.string()).catch([]) });

function outcomeOf(error: ApiError): Outcome {
  const { code, details, message } = error;
  if (code === 'STALE_VERSION') {
    const who = details['changedBy'];
    return { kind: 'clash', clashes: readClashes(details['fields']), who: typeof who === 'string' ? who : 'Someone else' };
  }
  if (code === 'WORK_TYPE_UNCONFIRMED') return { kind: 'confirm', ...questionDetails.parse(details) };
  const field = details['field'];
  if (typeof field === 'string') return { kind: 'fault', field, sentence: message };
  return { kind: 'failed', sentence: sentenceOf(error) };
}
