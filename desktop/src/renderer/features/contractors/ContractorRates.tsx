// What a contractor is paid for each code: its own rates and those of its groups. They are changed on the page of the code.
import { Link } from 'react-router-dom';
import words from '@lotline/shared-ui/styles/words.module.css';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Panel } from '../../platform/frame/Panel.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { Contractor } from './contractor-data.ts';
import { useContractorRates } from './use-contractor-money.ts';
import styles from '../../platform/record/RecordPage.module.css';

export function ContractorRates({ contractor: { id } }: { readonly contractor: Contractor }) {
  const actor = useActor();
  const { rates, ...read } = useContractorRates(id);
  const opensCodes = hasClaim(actor, 'CAN_MANAGE_SUBCONTRACTOR_CODES');
  const seesAmounts = hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  if (rates === null) return <Unread read={read} title="The rates could not be loaded." loading={<Ghost width="70%" />} />;
  const note = rates.isCapped ? 'the first 500' : 'its own and its groups’; general rates apply to what is not listed';
  return (
    <Panel title="Rates" note={seesAmounts ? note : 'your role cannot see amounts'}>
      {rates.rows.length === 0 ? <p className={styles.muted}>No rates of its own: the general rates apply.</p> : null}
      {rates.rows.length === 0 ? null : (
        <RecordTable label="Rates" head={['Code', 'Description', 'Paid to', 'Rate ex GST', 'From', 'Last day']} figures={['Rate ex GST']}>
          {rates.rows.map((rate) => (
            <tr key={rate.id}>
              <th scope="row" className={words.keep}>
                {opensCodes ? <Link to={`/admin/childcodes/${String(rate.childCodeId)}`}>{rate.code}</Link> : rate.code}
              </th>
              <td>{[rate.description, rate.unitOfMeasure].filter((word) => word != null && word !== '').join(', per ')}</td>
              <td>{rate.group ?? 'the contractor'}</td>
              <td>{rate.rate == null ? '–' : formatAud(rate.rate)}</td>
              <td>{formatDate(rate.effectiveFrom)}</td>
              <td>{rate.effectiveTo == null ? 'no end' : formatDate(rate.effectiveTo)}</td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}
