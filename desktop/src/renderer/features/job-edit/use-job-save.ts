// Saves what was changed of a job. What comes back: done, a field to be corrected, a clash to be decided, a question about the work type, or a sentence.
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { UpdateConstructionDocument } from '@lotline/schema/generated/operations';
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { readClashes, type Clash } from './read-clashes.ts';
import { REASON } from './job-form-values.ts';
import type { Values } from '../../platform/form/form-edits.ts';

export interface Wanted {
  readonly changes: Values;
  readonly base: Values;
}

export type Outcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'fault'; readonly field: string; readonly sentence: string }
  | { readonly kind: 'clash'; readonly clashes: readonly Clash[]; readonly who: string }
  | { readonly kind: 'confirm'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

interface JobSave {
  readonly isSaving: boolean;
  readonly save: (wanted: Wanted, isConfirmed: boolean) => Promise<Outcome>;
}

export function useJobSave(id: number): JobSave {
  const { calls, ids } = usePlatform();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const press = useRef({ of: '', id: '' });

  const save = async (wanted: Wanted, isConfirmed: boolean): Promise<Outcome> => {
    const input = { id, ...inputOf(wanted), isConfirmed };
    // the same thing sent again, after an answer that was lost, is the same press
    const of = JSON.stringify(input);
    if (press.current.of !== of) press.current = { of, id: ids.fresh() };
    setSaving(true);
    try {
      await calls.gql(UpdateConstructionDocument, { input, client: { id: press.current.id } });
      press.current = { of: '', id: '' };
      await queries.invalidateQueries({ queryKey: keys.construction(id) });
      return { kind: 'saved' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return await outcomeOf(error, () => queries.invalidateQueries({ queryKey: keys.construction(id) }));
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

async function outcomeOf(error: ApiError, readAgain: () => Promise<void>): Promise<Outcome> {
  const { code, details, message } = error;
  if (code === 'STALE_VERSION') {
    await readAgain();
    const who = details['changedBy'];
    return { kind: 'clash', clashes: readClashes(details['fields']), who: typeof who === 'string' ? who : 'Somebody else' };
  }
  if (code === 'WORK_TYPE_UNCONFIRMED') return { kind: 'confirm', sentence: message };
  const field = details['field'];
  if (typeof field === 'string') return { kind: 'fault', field, sentence: message };
  return { kind: 'failed', sentence: code === 'OFFLINE' ? LOST_SENTENCE : message };
}
