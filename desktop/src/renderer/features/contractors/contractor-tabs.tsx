// What the tabs of a contractor show.
import { Link } from 'react-router-dom';
import { useActor } from '@lotline/web-session/react/me-context';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { ResourceDocuments } from '../../platform/documents/ResourceDocuments.tsx';
import { Panel } from '../../platform/frame/Panel.tsx';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { PreviewFacts } from '../../platform/list/PreviewPane.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { RecordTab } from '../../platform/record/RecordTabs.tsx';
import { BankTab } from './BankTab.tsx';
import { ContractorPayments } from './ContractorPayments.tsx';
import { ContractorRates } from './ContractorRates.tsx';
import { ContractorStatements } from './ContractorStatements.tsx';
import { ContractorTasks } from './ContractorTasks.tsx';
import { RctiFiles } from './RctiFiles.tsx';
import { fact, type Contractor } from './contractor-data.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface TabProps {
  readonly contractor: Contractor;
}

const BUSINESS = ['legalName', 'tradingName', 'abn', 'acn', 'abrStatus', 'abrCheckedOn', 'gstRegistered', 'gstFrom', 'gstTo'] as const;
const CONTACT = ['contactName', 'contactPhone', 'contactEmail', 'address', 'suburb', 'state', 'postCode'] as const;
const PAYMENT = ['remittanceEmail', 'paymentTerms', 'xeroContactId', 'rctiStatus', 'rctiSignedOn', 'rctiScope'] as const;

function Details({ contractor }: TabProps) {
  return (
    <div className={styles.panels}>
      <Panel title="Business" note="the register is checked by hand">
        <PreviewFacts facts={BUSINESS.map((key) => fact(contractor, key))} />
      </Panel>
      <Panel title="Contact">
        <PreviewFacts facts={CONTACT.map((key) => fact(contractor, key))} />
      </Panel>
      <Panel title="Payment">
        <PreviewFacts facts={PAYMENT.map((key) => fact(contractor, key))} />
        <RctiFiles contractorId={contractor.id} />
      </Panel>
    </div>
  );
}

function Groups({ contractor: { groups, people } }: TabProps) {
  const opensGroups = hasClaim(useActor(), 'CAN_MANAGE_GROUPS');
  return (
    <div className={styles.panels}>
      <Panel title="Groups" note="linked on each group’s page">
        {groups.length === 0 ? <p className={styles.muted}>No group is linked to it yet.</p> : null}
        {groups.length === 0 ? null : (
          <RecordTable label="Groups" head={['Group', 'Open tasks']} figures={['Open tasks']}>
            {groups.map(({ id, name, openTasks }) => (
              <tr key={id}>
                <th scope="row">{opensGroups ? <Link to={`/admin/groups/${String(id)}`}>{name}</Link> : name}</th>
                <td>{openTasks}</td>
              </tr>
            ))}
          </RecordTable>
        )}
      </Panel>
      <Panel title="People">
        {people.length === 0 ? <p className={styles.muted}>Nobody works for this contractor yet.</p> : null}
        {people.length === 0 ? null : (
          <RecordTable label="People" head={['Name', 'Email']}>
            {people.map(({ id, name, email, canLogIn }) => (
              <tr key={id}>
                <th scope="row">
                  {name} {canLogIn ? null : <PlainTag>cannot sign in</PlainTag>}
                </th>
                <td>{email}</td>
              </tr>
            ))}
          </RecordTable>
        )}
      </Panel>
    </div>
  );
}

const Compliance = ({ contractor: { id } }: TabProps) => <ResourceDocuments owner={{ contractorId: id }} />;

const History = ({ contractor: { id } }: TabProps) => (
  <Panel title="History">
    <RecordHistory entity="independent_contractor" id={id} />
  </Panel>
);

export const CONTRACTOR_TABS: readonly [RecordTab<TabProps>, ...RecordTab<TabProps>[]] = [
  { key: '', label: 'Details', Tab: Details },
  { key: 'groups', label: 'Groups and people', count: ({ contractor: { groups } }) => groups.length, Tab: Groups },
  { key: 'compliance', label: 'Compliance', Tab: Compliance },
  { key: 'rates', label: 'Rates', Tab: ContractorRates },
  { key: 'tasks', label: 'Tasks', Tab: ContractorTasks },
  { key: 'payments', label: 'Payments', Tab: ContractorPayments },
  { key: 'statements', label: 'Statements', Tab: ContractorStatements },
  { key: 'bank', label: 'Bank account', Tab: BankTab },
  { key: 'history', label: 'History', Tab: History },
];
