// An adjustment with its number and reason, or a rejection with its reason; Enter saves, Escape goes back.
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { z } from 'zod';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { parseTypedQuantity } from '@lotline/schema/domain/kernel/typed-figure';
import { canDecide } from '@lotline/schema/domain/task/review.rules';
import { MAX_REASON_LENGTH } from '@lotline/schema/domain/task/task.input';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Suggestions } from '@lotline/shared-ui/components/Field/Suggestions';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { suggestionsOf } from '@lotline/schema/domain/lookup/suggestion.rules';
import type { Draft, ShownLine } from './decisions.ts';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { submitByKey } from '@lotline/shared-ui/components/Sheet/submit-by-key';
import { useLookupTexts } from '../../platform/form/use-lookup-texts.ts';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import page from '../../platform/frame/Page.module.css';
import styles from './LineDetail.module.css';

interface DecisionFormProps {
  readonly line: ShownLine;
  readonly what: 'adjust' | 'reject';
  readonly groupName: string;
  readonly onSave: (decision: Omit<Draft, 'version'>) => void;
  readonly onBack: () => void;
}

const SHAPES = { quantity: z.string(), reason: z.string() };

/** Whether the person entered the quantity is the server's to say: it knows who did. */
const NOBODY = 0;

export function DecisionForm({ line, what, groupName, onSave, onBack }: DecisionFormProps) {
  const isAdjusting = what === 'adjust';
  const before = line.draft?.verdict === what ? line.draft : null;
  const start = {
    quantity: isAdjusting ? formatQuantity(before?.approvedQty ?? line.payable ?? line.done) : '',
    reason: before?.reason ?? line.reason ?? '',
  };
  const draft = useFormDraft({ name: `${what}-line-${String(line.item.id)}`, shapes: SHAPES, start, onClose: onBack });
  const { quantity, reason } = draft.values;
  const suggested = useLookupTexts();
  const [error, setError] = useState<{ readonly field: 'quantity' | 'reason'; readonly says: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const decision = { verdict: what, approvedQty: isAdjusting ? parseTypedQuantity(quantity) : null, reason: reason.trim() };
    const counted = { ...line.item, countedByUserId: null };
    const verdict = canDecide(counted, { ...decision, itemId: line.item.id }, NOBODY, []);
    if (verdict.ok) {
      draft.forget();
      return onSave(decision);
    }
    setError({ field: verdict.code === 'REASON_REQUIRED' ? 'reason' : 'quantity', says: sayError(verdict.code, verdict.details) });
  };
  const onKey = (event: KeyboardEvent<HTMLFormElement>) => {
    submitByKey(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    draft.close();
  };
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setError(null);
  };
  const says = (field: 'quantity' | 'reason') => (error?.field === field ? error.says : undefined);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={save}
      onKeyDown={onKey}
      aria-label={`${isAdjusting ? 'Adjust' : 'Reject'} ${line.item.code ?? 'the line'}`}
    >
      {isAdjusting ? (
        <TextField
          label={`Approve, of ${formatQuantity(line.done)}`}
          isRequired
          inputMode="decimal"
          value={quantity}
          error={says('quantity')}
          onChange={typed((text) => draft.set({ quantity: text }))}
        />
      ) : null}
      <TextField
        label={isAdjusting ? 'Reason for the adjustment' : `What ${groupName} has to correct`}
        isRequired
        hint={isAdjusting ? 'Both numbers are kept.' : 'This sentence is shown in the red box on the phone.'}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        error={says('reason')}
        onChange={typed((text) => draft.set({ reason: text }))}
      />
      {isAdjusting ? null : (
        <Suggestions
          suggestions={suggestionsOf(suggested('Reject reason'), MAX_REASON_LENGTH)}
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          onChange={typed((text) => draft.set({ reason: text }))}
        />
      )}
      <TypedBefore draft={draft} />
      <div className={styles.buttons}>
        <Button type="submit">
          {isAdjusting ? 'Save adjustment' : 'Reject the line'} <kbd>Enter</kbd>
        </Button>
        <Button kind="text" onClick={draft.close}>
          Back <kbd>Esc</kbd>
        </Button>
        <span className={page.meta}>Not sent until you finish.</span>
      </div>
    </form>
  );
}
