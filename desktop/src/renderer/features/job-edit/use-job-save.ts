// Saves what was changed of a job. What comes back: done, a field to be corrected, a clash to be decided, a question about the work type, or a sentence.
import { useState } from 'react';
import { z } from 'zod';
import type { JobValues } from '@lotline/schema/domain/job/job.fields';
import { ConstructionEditDocument, UpdateConstructionDocument } from '@lotline/schema/generated/documents';
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { useData } from '../../platform/data/DataRoot.tsx';
import { job } from '../../platform/data/follows.ts';
import { useChange } from '../../platform/data/use-change.ts';
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
  const { change, readAgain } = useChange();
  const { client } = useData();
  const [isSaving, setSaving] = useState(false);
  const sendOnce = useSendOnce();

  /** As the cache has it. */
  const shownNow = (): Shown | null => {
    const now = client.readQuery({ query: ConstructionEditDocument, variables: { id } })?.constructionEdit;
    return now === undefined ? null : { values: readValues(now.values), version: now.version };
  };

  const save = async (wanted: Wanted, isConfirmed: boolean): Promise<Outcome> => {
    const input = { id, ...inputOf(wanted), isConfirmed };
    setSaving(true);
    try {
      await sendOnce(input, (key) => change(UpdateConstructionDocument, { input, client: { id: key } }));
      await readAgain(job(id));
      return { kind: 'saved', now: shownNow() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return await outcomeOf(error, () => readAgain(job(id)));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}

/** The reason goes with the due date that it is of. */
function inputOf({ changes, base }: Wanted) {
  const { [REASON]: reason, ...fields } = changes;
  const { [REASON]: _none, ...seen } = base;
  const isMoved = Object.hasOwn(fields, 'updatedDueDate');
  return { changes: fields, base: seen, reason: isMoved && typeof reason === 'string' ? reason : null };
}

const questionDetails = z.object({ issuedTasks: z.int().catch(0), settings: z.array(z.string()).catch([]) });

async function outcomeOf(error: ApiError, readAgain: () => Promise<void>): Promise<Outcome> {
  const { code, details, message } = error;
  if (code === 'STALE_VERSION') {
    await readAgain();
    const who = details['changedBy'];
    return { kind: 'clash', clashes: readClashes(details['fields']), who: typeof who === 'string' ? who : 'Somebody else' };
  }
  if (code === 'WORK_TYPE_UNCONFIRMED') return { kind: 'confirm', ...questionDetails.parse(details) };
  const field = details['field'];
  if (typeof field === 'string') return { kind: 'fault', field, sentence: message };
  return { kind: 'failed', sentence: code === 'OFFLINE' ? LOST_SENTENCE : message };
}
