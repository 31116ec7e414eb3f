// What a job is at a glance: its tasks, its fields in groups, whether it is ready for the field, whom to call, the photos received.
import { Link } from 'react-router-dom';
import { expectedFiles } from '@lotline/schema/domain/job/expected-files.rules';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { sayVisitBooking, visitBooking } from '@lotline/schema/domain/job/visit-booking.rules';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { taskPath } from '../../../platform/task/task-links.ts';
import { chipOf, dayOrTime, dayWords, isLate, isOnsiteNow, ticketWords } from '../../../platform/task/task-words.ts';
import { ContactLines } from '../contacts/ContactLines.tsx';
import { groupName, useJobView } from '../job-context.ts';
import { TextOrDash, Table } from '../parts/Table.tsx';
import { tabPath } from '../tabs/tab-path.ts';
import { JobFields } from './JobFields.tsx';
import { LatestEvents } from './LatestEvents.tsx';
import { Origin } from './Origin.tsx';
import { Readiness } from './Readiness.tsx';
import { RecentPhotos } from './RecentPhotos.tsx';
import table from '../parts/Table.module.css';
import styles from './SummaryTab.module.css';

export default function SummaryTab() {
  const view = useJobView();
  const { job, asAt } = view;
  const { pictures, received, expected, missing, isWanting } = expectedFiles(view);
  return (
    <div className={styles.two}>
      <div className={styles.column}>
        <Tasks />
        <JobFields />
        <LatestEvents />
      </div>
      <div className={styles.column}>
        <Readiness />
        <Panel title="Contacts" action={<Link to={tabPath(job.id, 'contacts')}>All</Link>}>
          <ContactLines contacts={job.siteContacts.slice(0, 3)} />
          <Booking />
        </Panel>
        <Panel
          title="Photos"
          note={expected === 0 ? `${String(pictures)} received` : `${String(received)} of ${String(expected)} received`}
          action={<Link to={tabPath(job.id, 'attachments')}>{isWanting ? `${String(missing)} missing` : 'All files'}</Link>}
        >
          <RecentPhotos />
        </Panel>
        {asAt === null ? <Origin /> : null}
      </div>
    </div>
  );
}

/** What the crew's phone says, in the office's words, while the job is open. */
function Booking() {
  const { job, settings, asAt } = useJobView();
  const { bookable } = settingFor(settings, 'Address Type', job.workType).config.addressSetting;
  const said = asAt === null && !isJobEnded(job) ? sayVisitBooking(visitBooking(job, bookable), 'office') : null;
  return said === null ? null : <p className={classes(words.muted, words.small)}>{said}</p>;
}

function Tasks() {
  const { job, groups, today, zone, asAt } = useJobView();
  const onsite = job.schedules.filter(isOnsiteNow).length;
  const note = onsite === 0 ? String(job.schedules.length) : `${String(job.schedules.length)} · ${String(onsite)} onsite`;
  const head = { title: 'Tasks', note, action: <Link to={tabPath(job.id, 'schedule')}>Open the schedule</Link> };
  if (job.schedules.length === 0)
    return (
      <Panel {...head}>
        <p className={words.muted}>No task yet.</p>
      </Panel>
    );
  return (
    <Panel {...head} flush>
      <Table label="Tasks of this job">
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col">Crew</th>
            <th scope="col">State</th>
            <th scope="col">Issued</th>
            <th scope="col">Due</th>
            <th scope="col">Onsite</th>
            <th scope="col">Done</th>
            <th scope="col" className={table.num}>
              Items
            </th>
            <th scope="col">Ticket</th>
          </tr>
        </thead>
        <tbody>
          {job.schedules.map((task) => (
            <tr key={task.id}>
              <th scope="row">{asAt === null ? <Link to={taskPath(task.id)}>{task.name}</Link> : task.name}</th>
              <td>
                <TextOrDash>{groupName({ groups }, task.groupId)}</TextOrDash>
              </td>
              <td>
                <StateChip state={chipOf(task)} isOver={isJobEnded(job)} />
              </td>
              <td>
                <TextOrDash>{dayOrTime(task.issuedDate, today, zone)}</TextOrDash>
              </td>
              <td className={isLate(task, job, today) ? table.bad : undefined}>
                <TextOrDash>{dayWords(task.dueDate, today)}</TextOrDash>
              </td>
              <td>
                <TextOrDash>{dayOrTime(task.onsiteDate, today, zone)}</TextOrDash>
              </td>
              <td>
                <TextOrDash>{dayOrTime(task.completedDate, today, zone)}</TextOrDash>
              </td>
              <td className={table.num}>{task.items.length}</td>
              <td>
                <TextOrDash>{ticketWords(task)}</TextOrDash>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
