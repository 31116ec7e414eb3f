// Of a mutation that takes the whole record and the version that was seen: the command of its form. What is sent is what the server shows now with the edits upon
// it, so a field that somebody else has changed since it was typed over is asked about first.
import { mergeEdit } from '@lotline/schema/domain/kernel/field-merge';
import { ApiError } from '@lotline/web-session/api-error';
import type { Values } from '../form/form-edits.ts';
import type { RecordCommand } from './use-record-form.ts';

/** @param shown what the server shows now, and the command sends beneath the edits */
export function wholeCommand<Answer>(command: RecordCommand<Answer>, shown: Values): RecordCommand<Answer> {
  return {
    ...command,
    attempt: async (edit) => {
      const { clashes } = mergeEdit(shown, edit.base, edit.changes);
      if (clashes.length === 0) return command.attempt(edit);
      const fields = clashes.map((clash) => ({ ...clash, by: null, at: null, why: null }));
      return { isDone: false, refusal: new ApiError({ code: 'STALE_VERSION', status: 409, details: { fields } }) };
    },
  };
}
