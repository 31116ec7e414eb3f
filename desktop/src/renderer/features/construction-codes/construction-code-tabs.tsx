// What the tabs of a construction code show.
import { Link } from 'react-router-dom';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud, formatQuantity } from '@lotline/schema/domain/kernel/money';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { useActor } from '@lotline/web-session/react/me-context';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Panel } from '../../platform/frame/Panel.tsx';
import { PreviewFacts } from '../../platform/list/PreviewPane.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { RecordTab } from '../../platform/record/RecordTabs.tsx';
import { constructionCodePath, fact, type ConstructionCode } from './construction-code-data.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface TabProps {
  readonly code: ConstructionCode;
}

const WHAT = ['itemId', 'customer', 'contract', 'description', 'workTypes'] as const;
const CHARGE = ['sellRate', 'gstTreatment', 'unitOfMeasure', 'factor', 'effectiveFrom', 'effectiveTo'] as const;
const LIMITS = ['minQuantity', 'maxQuantity', 'preapprovalOver'] as const;
const amount = (rate: string | null | undefined): string => (rate == null ? '–' : formatAud(rate));

function Details({ code }: TabProps) {
  const seesAmounts = hasClaim(useActor(), 'CAN_VIEW_FINANCIAL_INFORMATION');
  return (
    <div className={styles.panels}>
      <div className={styles.stack}>
        <Panel title="What">
          <PreviewFacts facts={WHAT.map((key) => fact(code, key))} />
        </Panel>
        <Panel title="Charge" note="ex GST">
          <PreviewFacts facts={CHARGE.map((key) => fact(code, key))} />
        </Panel>
      </div>
      <div className={styles.stack}>
        {seesAmounts ? <MarginPanel code={code} /> : null}
        <Panel title="Limits">
          <PreviewFacts facts={LIMITS.map((key) => fact(code, key))} />
        </Panel>
      </div>
    </div>
  );
}

/** What is left of the customer's rate today, once each party is paid. */
function MarginPanel({ code: { itemCode, charged, margins } }: TabProps) {
  return (
    <Panel title="Margin" note={charged == null ? 'no sell rate yet' : `the customer pays ${formatAud(charged)} for one ${itemCode}`}>
      {margins.some(({ isLoss }) => isLoss) ? <Banner tone="bad" title="Contractors are paid more than the customer pays." /> : null}
      {margins.length === 0 ? <p className={styles.muted}>No contractor has a rate for {itemCode} today.</p> : null}
      {margins.length === 0 ? null : (
        <RecordTable label="Margin today" head={['Who', 'Paid', 'Left', '']} figures={['Paid', 'Left']}>
          {margins.map(({ party, pay, margin, percent, isLoss }) => (
            <tr key={party ?? ''}>
              <th scope="row">{party ?? 'Everyone'}</th>
              <td>{formatAud(pay)}</td>
              <td>{`${formatAud(margin)}${percent == null ? '' : ` (${formatQuantity(percent)}%)`}`}</td>
              <td>{isLoss ? <span className={words.over}>loss</span> : null}</td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}

const Rates = ({ code: { id, periods } }: TabProps) => (
  <Panel title="Rates over time" note="of the same customer, contract and code">
    <RecordTable label="Rates over time" head={['From', 'Last day', 'Sell rate']} figures={['Sell rate']}>
      {periods.map((period) => (
        <tr key={period.id}>
          <th scope="row">
            {period.id === id ? (
              formatDate(period.effectiveFrom)
            ) : (
              <Link to={constructionCodePath(period.id)}>{formatDate(period.effectiveFrom)}</Link>
            )}
          </th>
          <td>{period.effectiveTo == null ? 'no end' : formatDate(period.effectiveTo)}</td>
          <td>{amount(period.sellRate)}</td>
        </tr>
      ))}
    </RecordTable>
  </Panel>
);

function ChildCodes({ code: { childCodes, itemCode } }: TabProps) {
  const opens = hasClaim(useActor(), 'CAN_MANAGE_SUBCONTRACTOR_CODES');
  return (
    <Panel title="Child codes" note={`that pay contractors for ${itemCode}`}>
      {childCodes.length === 0 ? <p className={styles.muted}>None yet.</p> : null}
      {childCodes.length === 0 ? null : (
        <RecordTable label="Child codes" head={['Code', 'General rate today']} figures={['General rate today']}>
          {childCodes.map(({ id, code, generalRate }) => (
            <tr key={id}>
              <th scope="row" className={words.keep}>
                {opens ? <Link to={`/admin/childcodes/${String(id)}`}>{code}</Link> : code}
              </th>
              <td>{amount(generalRate)}</td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}

function Jobs({ code: { jobs, jobCount, itemCode } }: TabProps) {
  const opens = hasClaim(useActor(), 'CAN_ACCESS_CONSTRUCTION');
  return (
    <Panel title="Jobs" note={jobs.length < jobCount ? `the last ${String(jobs.length)}` : undefined}>
      {jobs.length === 0 ? <p className={styles.muted}>No job of its customer has {itemCode} yet.</p> : null}
      {jobs.length === 0 ? null : (
        <RecordTable label="Jobs" head={['Work order', 'Address', 'Status']}>
          {jobs.map(({ id, workOrder, address, status }) => (
            <tr key={id}>
              <th scope="row">{opens ? <Link to={`/construction/${String(id)}`}>{workOrder}</Link> : workOrder}</th>
              <td>{address}</td>
              <td>{status}</td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}

const History = ({ code: { id } }: TabProps) => (
  <Panel title="History">
    <RecordHistory entity="construction_code" id={id} />
  </Panel>
);

export const CONSTRUCTION_CODE_TABS: readonly [RecordTab<TabProps>, ...RecordTab<TabProps>[]] = [
  { key: '', label: 'Details', Tab: Details },
  { key: 'rates', label: 'Rates', count: ({ code: { periods } }) => periods.length, Tab: Rates },
  { key: 'childcodes', label: 'Child codes', count: ({ code: { childCodes } }) => childCodes.length, Tab: ChildCodes },
  { key: 'jobs', label: 'Jobs', count: ({ code: { jobCount } }) => jobCount, Tab: Jobs },
  { key: 'history', label: 'History', Tab: History },
];
