// What one costs, and what the line comes to as it is typed.
import type { JobCostInput } from '@lotline/schema/domain/cost/cost.input';
import { costValue } from '@lotline/schema/domain/cost/cost.rules';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import type { CostDraft } from './cost-draft.ts';
import styles from './Costs.module.css';

interface CostAmountProps {
  readonly draft: Pick<CostDraft, 'unitCost'>;
  /** Null while something in the form is not right. */
  readonly input: JobCostInput | null;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

export function CostAmount({ draft, input, error, onChange }: CostAmountProps) {
  const value = input === null ? null : costValue(input);
  return (
    <>
      <TextField
        label="Unit cost ex GST"
        inputMode="decimal"
        hint="In dollars; a credit is below zero."
        value={draft.unitCost}
        error={error}
        onChange={onChange}
      />
      {value === null ? null : (
        <p className={styles.sum}>
          <span>
            Ex GST <b>{formatAud(value.exGst)}</b>
          </span>
          <span>
            Inc GST <b>{formatAud(value.incGst)}</b>
          </span>
        </p>
      )}
    </>
  );
}
