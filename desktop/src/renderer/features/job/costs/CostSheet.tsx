// A material or an expense being added or changed. Somebody else's change meanwhile is told, and only the next Save replaces it, knowingly.
import { useState } from 'react';
import { MAX_COST_CODE, MAX_COST_COMMENTS, MAX_COST_LINE, MAX_COST_UNIT } from '@lotline/schema/domain/cost/cost.limits';
import type { JobCostInput } from '@lotline/schema/domain/cost/cost.input';
import { seesCosts, type CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import { SaveJobCostDocument } from '@lotline/schema/generated/documents';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { DayField } from '../../../platform/form/DayField.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import type { JobCost } from '../job-data.ts';
import { TaskSheet } from '../schedule/sheets/TaskSheet.tsx';
import { useJobChange } from '../use-job-change.ts';
import { CostAmount } from './CostAmount.tsx';
import { COST_SHAPES, draftOf, isSameDraft, readDraft, type CostDraft } from './cost-draft.ts';
import { COST_WORDS, costName } from './cost-words.ts';
import { ReceiptField } from './ReceiptField.tsx';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import styles from './Costs.module.css';

interface CostSheetProps {
  readonly kind: CostKind;
  /** Null: a new one. */
  readonly cost: JobCost | null;
  readonly onClose: () => void;
}

export function CostSheet({ kind, cost, onClose }: CostSheetProps) {
  const { job, actor, costs, today } = useJobView();
  const words = COST_WORDS[kind];
  const [start] = useState(() => ({ ...draftOf(cost, kind, today), version: cost?.version ?? null }));
  const formDraft = useFormDraft({
    name: `${kind}-${String(cost?.id ?? 'new')}-job-${String(job.id)}`,
    ...{ shapes: COST_SHAPES, start, choices: ['receiptId'], along: ['version'], onClose },
  });
  const { set } = formDraft;
  const { version, ...draft } = formDraft.values;
  const [wasPressed, setPressed] = useState(false);
  const [isSending, setSending] = useState(false);
  const { run, isBusy, problem } = useJobChange<{ input: JobCostInput; version: number | null }>({
    jobId: job.id,
    toastText: cost === null ? `Added the ${words.one}` : 'Saved',
    onDone: formDraft.close,
    send: async (call, { input, version: expectedVersion }, client) => {
      await call(SaveJobCostDocument, { input, client: { ...client, expectedVersion } });
      return null;
    },
  });
  const isStale = problem?.code === 'STALE_VERSION';
  const all = [...(costs?.boms ?? []), ...(costs?.expenses ?? [])];
  const now = isStale ? (all.find(({ id }) => id === cost?.id) ?? null) : null;
  const { input, problem: fault } = readDraft(draft, { id: cost?.id ?? null, constructionId: job.id, kind });
  const errorOf = (field: keyof CostDraft) => (wasPressed && fault?.field === field ? fault.sentence : undefined);
  const line = (field: Exclude<keyof CostDraft, 'receiptId'>, label: string, maxLength: number) => (
    <TextField
      label={label}
      value={draft[field]}
      maxLength={maxLength}
      error={errorOf(field)}
      onChange={(text) => set({ [field]: text })}
    />
  );
  const { version: _of, ...blank } = start;
  const isChanged = !isSameDraft(blank, draft);
  const lacks = isSending ? 'The receipt is still being sent.' : isChanged ? undefined : 'Nothing is filled in yet.';
  const save = () => {
    setPressed(true);
    if (input !== null) run({ input, version: now?.version ?? version });
  };
  return (
    <TaskSheet
      title={cost === null ? words.add : `Edit ${costName(cost)}`}
      verb={isStale ? 'Save over it' : cost === null ? words.add : 'Save'}
      isBusy={isBusy}
      problem={problem}
      lacks={lacks}
      draft={formDraft}
      onSave={save}
      onClose={onClose}
    >
      {now === null ? null : <SavedMeanwhile cost={now} seesMoney={seesCosts(actor)} />}
      {kind === 'bom' ? line('code', 'Code', MAX_COST_CODE) : line('supplier', 'Supplier', MAX_COST_LINE)}
      {line('description', 'Description', MAX_COST_LINE)}
      <div className={styles.pair}>
        {kind === 'bom' ? line('supplier', 'Supplier', MAX_COST_LINE) : line('code', 'Code', MAX_COST_CODE)}
        <DayField
          label={kind === 'bom' ? 'Ordered or bought on' : 'Date'}
          value={draft.spentOn}
          error={errorOf('spentOn')}
          onChange={(spentOn) => set({ spentOn })}
        />
        <TextField
          label="Quantity"
          inputMode="decimal"
          value={draft.quantity}
          error={errorOf('quantity')}
          onChange={(quantity) => set({ quantity })}
        />
        {line('unitOfMeasure', 'Unit', MAX_COST_UNIT)}
      </div>
      {seesCosts(actor) ? (
        <>
          <CostAmount draft={draft} input={input} error={errorOf('unitCost')} onChange={(unitCost) => set({ unitCost })} />
          <ReceiptField
            held={cost?.receipt ?? null}
            value={draft.receiptId}
            error={errorOf('receiptId')}
            onChange={(receiptId) => set({ receiptId })}
            onSending={setSending}
          />
        </>
      ) : null}
      <TextArea label="Comment" maxLength={MAX_COST_COMMENTS} value={draft.comments} onChange={(comments) => set({ comments })} />
    </TaskSheet>
  );
}
