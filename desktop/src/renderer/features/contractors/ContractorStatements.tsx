// The statement of a contractor for a period: what was raised, by state, and what was paid; its payments as a file (screens.md §2.19). It begins with this
// financial year, as the tax office counts.
import { useState } from 'react';
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { financialYearOf } from '@lotline/schema/domain/contractor/statement.input';
import { dayInZone, isDay } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useNow } from '@lotline/web-session/react/use-now';
import { DayField } from '../../platform/form/DayField.tsx';
import { Panel } from '../../platform/frame/Panel.tsx';
import { ExportMenu } from '../../platform/list/ExportMenu.tsx';
import { PreviewFacts } from '../../platform/list/PreviewPane.tsx';
import { useExport, type ExportFormat } from '../../platform/list/use-export.ts';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { Contractor } from './contractor-data.ts';
import { amount, paymentState } from './payment-words.ts';
import { useStatement } from './use-contractor-money.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface Period {
  readonly from: string;
  readonly to: string;
}

const COLUMNS = ['task', 'workOrder', 'group', 'state', 'raisedAt', 'exGst', 'incGst', 'dueDate', 'paidDate', 'paidExGst', 'paidIncGst'];

export function ContractorStatements({ contractor: { id } }: { readonly contractor: Contractor }) {
  const year = financialYearOf(dayInZone(useNow().toISOString(), browserZone()));
  const [typed, type] = useState<Period>(year);
  const isPeriod = isDay(typed.from) && isDay(typed.to) && typed.from <= typed.to;
  const file = useExport();
  const save = (format: ExportFormat) =>
    file.run({
      ...{ format, list: CONTRACTOR_PAYMENT_LIST, columns: COLUMNS, sort: { field: 'raisedAt', descending: false } },
      filter: { contractorIds: [id], dates: [{ field: 'raisedAt', ...typed }] },
    });
  return (
    <Panel title="Statement" action={isPeriod ? <ExportMenu isBusy={file.isBusy} onExport={save} /> : undefined}>
      <div className={styles.row}>
        <DayField label="From" value={typed.from} onChange={(from) => type({ ...typed, from })} />
        <DayField label="Last day" value={typed.to} onChange={(to) => type({ ...typed, to })} />
      </div>
      {isPeriod ? <Sums contractorId={id} period={typed} /> : <Banner title="Choose a first day, and a last day that is not before it." />}
    </Panel>
  );
}

function Sums({ contractorId, period }: { readonly contractorId: number; readonly period: Period }) {
  const { statement, ...read } = useStatement(contractorId, period);
  if (statement === null) return <Unread read={read} title="The statement could not be loaded." loading={<Ghost width="70%" />} />;
  const { states, paidCount, paidExGst, paidIncGst } = statement;
  return (
    <>
      {states.length === 0 ? <p className={styles.muted}>No payments were raised in this period.</p> : null}
      {states.length === 0 ? null : (
        <RecordTable
          label="Raised in the period"
          head={['Raised in the period', 'Payments', 'Ex GST', 'Inc GST']}
          figures={['Payments', 'Ex GST', 'Inc GST']}
        >
          {states.map((row) => (
            <tr key={row.state}>
              <th scope="row">{paymentState(row)}</th>
              <td>{row.count}</td>
              <td>{amount(row.exGst)}</td>
              <td>{amount(row.incGst)}</td>
            </tr>
          ))}
        </RecordTable>
      )}
      <PreviewFacts
        facts={[
          ['Paid in the period', `${String(paidCount)} ${paidCount === 1 ? 'payment' : 'payments'}`],
          ['Paid ex GST', amount(paidExGst)],
          ['Paid inc GST', amount(paidIncGst)],
        ]}
      />
    </>
  );
}
