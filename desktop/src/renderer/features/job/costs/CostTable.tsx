// Materials or expenses line by line, each with what it comes to, and their sum; what has no price yet is said and is in no sum.
import { Paperclip, Pencil, Trash2 } from 'lucide-react';
import type { CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import { costTotal, costValue } from '@lotline/schema/domain/cost/cost.rules';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud, formatQuantity } from '@lotline/schema/domain/kernel/money';
import { seesCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useJobView } from '../job-context.ts';
import type { JobCost } from '../job-data.ts';
import { TextOrDash, Table } from '../parts/Table.tsx';
import { COST_WORDS, costName } from './cost-words.ts';
import table from '../parts/Table.module.css';
import styles from './Costs.module.css';

interface CostTableProps {
  readonly kind: CostKind;
  readonly costs: readonly JobCost[];
  readonly mayKeep: boolean;
  readonly onEdit: (cost: JobCost) => void;
  readonly onRemove: (cost: JobCost) => void;
}

export function CostTable({ kind, costs, mayKeep, onEdit, onRemove }: CostTableProps) {
  const { actor } = useJobView();
  const seesMoney = seesCosts(actor);
  const isBom = kind === 'bom';
  const words = isBom ? ['Code', 'Description', 'Supplier'] : ['Date', 'Supplier', 'Description', 'Code'];
  return (
    <Table label={COST_WORDS[kind].table}>
      <thead>
        <tr>
          {words.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {['Quantity', ...(seesMoney ? ['Unit cost', 'Ex GST', 'Inc GST'] : [])].map((name) => (
            <th key={name} scope="col" className={table.num}>
              {name}
            </th>
          ))}
          {seesMoney ? <th scope="col">Receipt</th> : null}
          <th scope="col">Comment</th>
          {mayKeep ? <th scope="col">Change</th> : null}
        </tr>
      </thead>
      <tbody>
        {costs.map((cost) => (
          <tr key={cost.id} data-id={cost.id}>
            {isBom ? <BomWords cost={cost} /> : <ExpenseWords cost={cost} />}
            <td className={table.num}>
              {formatQuantity(cost.quantity)} {cost.unitOfMeasure}
            </td>
            {seesMoney ? <Amounts cost={cost} /> : null}
            <td className={table.wide}>
              <TextOrDash>{cost.comments}</TextOrDash>
            </td>
            {mayKeep ? (
              <td>
                <div className={styles.change}>
                  <IconButton icon={Pencil} label={`Edit ${costName(cost)}`} onClick={() => onEdit(cost)} />
                  <IconButton icon={Trash2} label={`Remove ${costName(cost)}`} onClick={() => onRemove(cost)} />
                </div>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
      {seesMoney ? <Total costs={costs} before={words.length + 2} after={mayKeep ? 3 : 2} /> : null}
    </Table>
  );
}

/** How what is still to be priced looks: on a job that has ended nothing is due any more. */
const useOpenLook = (): string | undefined => (isJobEnded(useJobView().job) ? undefined : styles.open);

interface Of {
  readonly cost: JobCost;
}

function BomWords({ cost: { code, description, supplier } }: Of) {
  return (
    <>
      <th scope="row">
        <TextOrDash>{code}</TextOrDash>
      </th>
      <td className={table.wide}>
        <TextOrDash>{description}</TextOrDash>
      </td>
      <td>
        <TextOrDash>{supplier}</TextOrDash>
      </td>
    </>
  );
}

function ExpenseWords({ cost: { spentOn, supplier, description, code } }: Of) {
  return (
    <>
      <td>
        <TextOrDash>{spentOn === null ? null : formatDate(spentOn)}</TextOrDash>
      </td>
      <th scope="row">
        <TextOrDash>{supplier}</TextOrDash>
      </th>
      <td className={table.wide}>
        <TextOrDash>{description}</TextOrDash>
      </td>
      <td>
        <TextOrDash>{code}</TextOrDash>
      </td>
    </>
  );
}

function Amounts({ cost }: Of) {
  const open = useOpenLook();
  const value = costValue(cost);
  return (
    <>
      <td className={table.num}>{cost.unitCost === null ? <span className={open}>Not priced</span> : formatAud(cost.unitCost)}</td>
      <td className={table.num}>
        <TextOrDash>{value === null ? null : formatAud(value.exGst)}</TextOrDash>
      </td>
      <td className={table.num}>
        <TextOrDash>{value === null ? null : formatAud(value.incGst)}</TextOrDash>
      </td>
      <td>
        {cost.receipt === null ? (
          <TextOrDash>{null}</TextOrDash>
        ) : (
          <a className={styles.receipt} href={cost.receipt.url} target="_blank" rel="noreferrer" title={cost.receipt.title}>
            <Icon of={Paperclip} size="s" />
            <span>{cost.receipt.title}</span>
          </a>
        )}
      </td>
    </>
  );
}

function Total({ costs, before, after }: { readonly costs: readonly JobCost[]; readonly before: number; readonly after: number }) {
  const { exGst, incGst, lines, unpriced } = costTotal(costs);
  const open = useOpenLook();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={before}>
          {lines === 1 ? '1 line' : `${String(lines)} lines`}
          {unpriced === 0 ? null : <span className={open}>{` · ${String(unpriced)} not priced yet`}</span>}
        </th>
        <td className={table.num}>{formatAud(exGst)}</td>
        <td className={table.num}>{formatAud(incGst)}</td>
        <td colSpan={after} />
      </tr>
    </tfoot>
  );
}
