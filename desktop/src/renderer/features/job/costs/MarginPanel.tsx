// What is left of the value of the job's items once crews, materials and expenses are paid; ex GST, for those who may see amounts.
import { jobMargin } from '@lotline/schema/domain/cost/cost.rules';
import { grouped } from '@lotline/schema/domain/kernel/grouped';
import { formatAud, isNegative } from '@lotline/schema/domain/kernel/money';
import { classes } from '@lotline/shared-ui/styles/classes';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import type { JobCosts } from '../job-data.ts';
import { useBad } from '../parts/use-bad.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Costs.module.css';

export function MarginPanel({ costs: { boms, expenses } }: { readonly costs: JobCosts }) {
  const { job } = useJobView();
  const bad = useBad();
  const margin = jobMargin({ boqs: job.boqs, payments: job.payments, boms, expenses: expenses ?? [] });
  if (margin === null) return null;
  const { value, payments, materials, expenses: spent, left, percent, unpriced } = margin;
  const lines = [
    ['Planned value of the items', value],
    ['Payments to crews', payments],
    ['Materials', materials],
    ['Expenses', spent],
  ] as const;
  return (
    <Panel title="Margin" note="ex GST, as planned">
      <dl className={styles.margin}>
        {lines.map(([label, amount]) => (
          <Line key={label} label={label} amount={formatAud(amount)} />
        ))}
        <dt className={styles.left}>{percent === null ? 'Left' : `Left, ${grouped(percent.replace(/\.?0+$/, ''))} %`}</dt>
        <dd className={classes(styles.left, isNegative(left) && bad)}>{formatAud(left)}</dd>
      </dl>
      {unpriced === 0 ? null : (
        <p className={words.muted}>
          {unpriced === 1 ? '1 line has' : `${String(unpriced)} lines have`} no amount yet and {unpriced === 1 ? 'is' : 'are'} not counted.
        </p>
      )}
    </Panel>
  );
}

function Line({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  );
}
