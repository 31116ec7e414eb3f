// What the tabs of a group show.
import { Link } from 'react-router-dom';
import { GROUP, HOURS_KEYS } from '@lotline/schema/domain/group/group.fields';
import { parseHours } from '@lotline/schema/domain/group/group-hours.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { optionsOf } from '@lotline/schema/domain/record/record-declaration';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Panel } from '../../platform/frame/Panel.tsx';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { PreviewFacts } from '../../platform/list/PreviewPane.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { RecordTab } from '../../platform/record/RecordTabs.tsx';
import { textIn } from '../../platform/record/record-values.ts';
import { clockOf, hasHours, type Group } from './group-data.ts';
import { LeavePanel } from './LeavePanel.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import styles from '../../platform/record/RecordPage.module.css';

interface TabProps {
  readonly group: Group;
}

type GroupTab = RecordTab<TabProps>;

const yesNo = (text: string): string => (text === 'true' ? 'Yes' : 'No');
const optionLabel = (value: string): string =>
  optionsOf(GROUP.fields.documentNotices).find((option) => option.value === value)?.label ?? value;
const orDash = (text: string): string => (text === '' ? '–' : text);

function factsOf(group: Group) {
  const of = (key: keyof typeof GROUP.fields) => textIn(group, key);
  const said = (key: keyof typeof GROUP.fields) => [GROUP.fields[key].label, orDash(of(key))] as const;
  const flag = (key: keyof typeof GROUP.fields) => [GROUP.fields[key].label, yesNo(of(key))] as const;
  const contact = group.members.find(({ isPrimaryContact }) => isPrimaryContact);
  return [
    flag('isSubcontractor'),
    [GROUP.fields.independentContractorId.label, group.contractor ?? '–'] as const,
    ['Primary contact', contact?.name ?? '–'] as const,
    flag('isFieldGroup'),
    flag('canSchedule'),
    said('state'),
    said('region'),
    said('baseLocation'),
    [GROUP.fields.workTypes.label, of('workTypes') || 'All'] as const,
    [GROUP.fields.documentNotices.label, optionLabel(of('documentNotices') || 'all')] as const,
  ];
}

function Overview({ group }: TabProps) {
  const clock = clockOf(group);
  const hours = HOURS_KEYS.map((key) => {
    const found = parseHours(textIn(group, key));
    return [GROUP.fields[key].label.replace(' hours', ''), found === null ? '–' : `${found.from} to ${found.to}`] as const;
  });
  return (
    <div className={styles.panels}>
      <Panel title="Details">
        <PreviewFacts facts={factsOf(group)} />
      </Panel>
      <Panel title="Hours" note={clock === null ? 'set a state for its time zone' : `on ${clock.city} time`}>
        {hasHours(group) ? <PreviewFacts facts={hours} /> : <p className={styles.muted}>No hours yet. Edit the group to set them.</p>}
      </Panel>
    </div>
  );
}

function Tasks({ group: { id, tasks, openTasks } }: TabProps) {
  const all = (
    <Link to={`/tasks?view=all&group=${String(id)}`} className={buttonClass()}>
      Open in the task list
    </Link>
  );
  if (openTasks === 0) return <EmptyState title="No open tasks">Tasks given to the group appear here until they are submitted.</EmptyState>;
  return (
    <Panel
      title="Open tasks"
      note={tasks.length < openTasks ? `${String(tasks.length)} of ${openTasks.toLocaleString('en-AU')}` : undefined}
      action={all}
    >
      <RecordTable label="Open tasks" head={['Task', 'Address', 'Due', '']}>
        {tasks.map((task) => (
          <tr key={task.id}>
            <th scope="row">
              <Link to={`/tasks/${String(task.id)}`}>{[task.workOrder, task.name].filter(Boolean).join(' · ')}</Link>
            </th>
            <td>{task.address}</td>
            <td>{task.dueDate == null ? '–' : formatDate(task.dueDate)}</td>
            <td>{task.isUnaccepted ? <PlainTag>not accepted</PlainTag> : null}</td>
          </tr>
        ))}
      </RecordTable>
    </Panel>
  );
}

const History = ({ group: { id } }: TabProps) => (
  <Panel title="History">
    <RecordHistory entity="work_group" id={id} />
  </Panel>
);

export const GROUP_TABS: readonly [GroupTab, ...GroupTab[]] = [
  { key: '', label: 'Overview', Tab: Overview },
  { key: 'members', label: 'Members', count: ({ group: { members } }) => members.length, Tab: MembersPanel },
  { key: 'leave', label: 'Capacity and leave', Tab: LeavePanel },
  { key: 'tasks', label: 'Tasks', count: ({ group: { openTasks } }) => openTasks, Tab: Tasks },
  { key: 'history', label: 'History', Tab: History },
];
