// What the tabs of a person show.
import { Link } from 'react-router-dom';
import { CLAIM_WORDS } from '@lotline/schema/domain/kernel/claim-words';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { claimSources } from '@lotline/schema/domain/rights/person-changes.rules';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { ResourceDocuments } from '../../platform/documents/ResourceDocuments.tsx';
import { Panel } from '../../platform/frame/Panel.tsx';
import { OnsiteMark, PlainTag } from '../../platform/list/Cells.tsx';
import { PreviewFacts } from '../../platform/list/PreviewPane.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { PersonDevices } from './PersonDevices.tsx';
import { PersonActivity } from './PersonActivity.tsx';
import type { Person } from './person-data.ts';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { RecordTab } from '../../platform/record/RecordTabs.tsx';
import { profileFacts } from './profile-facts.tsx';
import styles from './PersonPage.module.css';

interface TabProps {
  readonly person: Person;
}

const sourcesOf = ({ roles }: Person) => claimSources(roles.map((role) => ({ ...role, claims: role.claims.filter(isClaim) })));

const Profile = ({ person }: TabProps) => (
  <Panel title="Profile">
    <PreviewFacts facts={profileFacts(person)} />
  </Panel>
);

function Groups({ person: { groups } }: TabProps) {
  if (groups.length === 0) return <EmptyState title="In no group">Edit the person to add them to one.</EmptyState>;
  return (
    <Panel title="Groups">
      <RecordTable label="Groups" head={['Group', 'Part', 'Open tasks']} figures={['Open tasks']}>
        {groups.map(({ id, name, isPrimaryContact, isAlone, openTasks }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {isPrimaryContact ? 'Primary contact' : 'Member'} {isAlone ? <PlainTag>nobody else can sign in</PlainTag> : null}
            </td>
            <td>{openTasks}</td>
          </tr>
        ))}
      </RecordTable>
    </Panel>
  );
}

function Rights({ person }: TabProps) {
  const sources = sourcesOf(person);
  if (sources.length === 0) return <EmptyState title="No rights">This person cannot open anything until they have a role.</EmptyState>;
  return (
    <Panel title="Rights" note="each with the roles that give it">
      <RecordTable label="Rights" head={['Right', 'Given by']}>
        {sources.map(({ claim, roles }) => (
          <tr key={claim}>
            <th scope="row">
              {CLAIM_WORDS[claim].label} <span className={styles.code}>{claim}</span>
            </th>
            <td>{roles.join(', ')}</td>
          </tr>
        ))}
      </RecordTable>
    </Panel>
  );
}

const Activity = ({ person }: TabProps) => (
  <Panel title="Activity" note="what they did, as far as your role can see">
    <PersonActivity id={person.id} />
  </Panel>
);

const History = ({ person }: TabProps) => (
  <Panel title="History" note="what was changed about them">
    <RecordHistory entity="app_user" id={person.id} />
  </Panel>
);

const Documents = ({ person: { id } }: TabProps) => <ResourceDocuments owner={{ userId: id }} />;

/** As many as the server sends at most. */
const MOST_TASKS = 50;

function Tasks({ person: { openTasks } }: TabProps) {
  if (openTasks.length === 0)
    return <EmptyState title="No open tasks">Tasks issued to their groups appear here until they are completed.</EmptyState>;
  return (
    <Panel title="Open tasks" note={openTasks.length === MOST_TASKS ? 'the first 50, of their groups' : 'of their groups'}>
      <RecordTable label="Open tasks" head={['Task', 'Address', 'Group', 'Due']}>
        {openTasks.map((task) => (
          <tr key={task.id}>
            <th scope="row">
              <Link to={`/tasks/${String(task.id)}`}>
                {task.workOrder} {task.name}
              </Link>{' '}
              {task.isOnsite ? <OnsiteMark /> : null}
            </th>
            <td>{task.address}</td>
            <td>{task.group}</td>
            <td>{task.dueDate == null ? '–' : formatDate(task.dueDate)}</td>
          </tr>
        ))}
      </RecordTable>
    </Panel>
  );
}

type PersonTab = RecordTab<TabProps>;
export const PERSON_TABS: readonly [PersonTab, ...PersonTab[]] = [
  { key: '', label: 'Profile', Tab: Profile },
  { key: 'groups', label: 'Groups', count: ({ person: { groups } }) => groups.length, Tab: Groups },
  { key: 'rights', label: 'Rights', count: ({ person }) => sourcesOf(person).length, Tab: Rights },
  { key: 'activity', label: 'Activity', Tab: Activity },
  {
    key: 'tasks',
    label: 'Open tasks',
    count: ({ person: { openTasks } }) => (openTasks.length >= MOST_TASKS ? `${String(MOST_TASKS)}+` : openTasks.length),
    Tab: Tasks,
  },
  { key: 'devices', label: 'Devices', count: ({ person: { devices } }) => devices.length, Tab: PersonDevices },
  { key: 'documents', label: 'Documents', Tab: Documents },
  { key: 'history', label: 'History', Tab: History },
];
