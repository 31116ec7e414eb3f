// What the line comes to as it is typed; a credit is below zero.
import { costValue } from '@lotline/schema/domain/cost/cost.rules';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import type { Value } from '../../../platform/form/form-edits.ts';
import styles from './Costs.module.css';

interface CostSumProps {
  readonly quantity: Value | undefined;
  readonly unitCost: Value | undefined;
}

export function CostSum({ quantity, unitCost }: CostSumProps) {
  const value = typeof quantity === 'string' && typeof unitCost === 'string' ? costValue({ quantity, unitCost }) : null;
  return value === null ? null : (
    <p className={styles.sum}>
      <span>
        Ex GST <b>{formatAud(value.exGst)}</b>
      </span>
      <span>
        Inc GST <b>{formatAud(value.incGst)}</b>
      </span>
    </p>
  );
}
