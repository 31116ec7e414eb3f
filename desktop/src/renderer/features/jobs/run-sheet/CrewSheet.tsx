// The stops of one crew on one day, as they are printed.
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MapPin, Phone, Zap } from 'lucide-react';
import { formatAddress, mapLink } from '@lotline/schema/domain/kernel/address';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import type { RunSheet, RunStop } from '@lotline/schema/domain/job/run-sheet.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useToday } from '../../../platform/frame/use-today.ts';
import { jobPath } from '../../../platform/job-list/job-row.ts';
import { approvalWords, countWords, crewWords, dayWords, dbydWords, itemWords, timeWords } from './run-words.ts';
import type { RunJob, RunTask } from './use-run-sheet.ts';
import styles from './RunSheet.module.css';

export type Sheet = RunSheet<RunJob, RunTask>;
type Stop = RunStop<RunJob, RunTask>;

export function CrewSheet({ sheet: { group, day, stops } }: { readonly sheet: Sheet }) {
  const title = useId();
  return (
    <section className={styles.sheet} aria-labelledby={title}>
      <h2 id={title}>
        {crewWords(group)} · {dayWords(day)}
      </h2>
      <p className={words.muted}>{countWords(stops.length, 'stop')}</p>
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Stop</th>
              <th scope="col">Where</th>
              <th scope="col">Task</th>
              <th scope="col">Before work</th>
              <th scope="col">Items and notes</th>
            </tr>
          </thead>
          <tbody>
            {stops.map((stop, at) => (
              <StopRow key={stop.task.scheduleId} stop={stop} place={at + 1} day={day} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function StopRow({ stop: { job, task }, place, day }: { readonly stop: Stop; readonly place: number; readonly day: string | null }) {
  const today = useToday();
  const zone = browserZone();
  const dbyd = dbydWords(job, day);
  return (
    <tr>
      <th scope="row">
        <b>{place}</b>
        <span className={styles.time}>{timeWords(task, zone)}</span>
      </th>
      <td>
        <Where job={job} />
      </td>
      <td>
        <Link to={jobPath(job.id)}>{job.workOrder}</Link>
        {job.acceleratedJob ? <Accelerated /> : null}
        <div>{task.name}</div>
        {task.issuedDate === null ? <div className={words.muted}>not issued</div> : null}
      </td>
      <td>
        <dl className={styles.facts}>
          <Fact label="Builder approval">{approvalWords(job, today, zone)}</Fact>
          <Fact label="DBYD">{dbyd.isBad ? <b className={words.over}>{dbyd.text}</b> : dbyd.text}</Fact>
        </dl>
      </td>
      <td>
        <Work job={job} task={task} />
      </td>
    </tr>
  );
}

function Where({ job }: { readonly job: RunJob }) {
  const { siteContact, siteContactPhone: phone } = job;
  const address = formatAddress(job);
  return (
    <>
      <a href={mapLink(job)} target="_blank" rel="noreferrer" className={styles.line}>
        <Icon of={MapPin} />
        <span>{address === '' ? job.address : address}</span>
      </a>
      {siteContact === null && phone === null ? (
        <span className={words.muted}>No site contact</span>
      ) : (
        <span className={styles.line}>
          <Icon of={Phone} />
          <span>
            {siteContact} {phone === null ? null : <a href={`tel:${phone}`}>{formatMobile(phone)}</a>}
          </span>
        </span>
      )}
    </>
  );
}

function Accelerated() {
  return (
    <span className={styles.line}>
      <Icon of={Zap} /> Accelerated
    </span>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Work({ job, task }: { readonly job: RunJob; readonly task: RunTask }) {
  const notes = [
    ['Task', task.comments],
    ['Job', job.comments],
    ['Materials', job.bomComments],
  ] as const;
  return (
    <>
      {task.items.length === 0 ? (
        <span className={words.muted}>No items planned</span>
      ) : (
        <ul className={styles.items}>
          {task.items.map((item, at) => (
            <li key={`${item.code} ${String(at)}`}>{itemWords(item)}</li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {notes.map(([label, text]) =>
          text === null || text.trim() === '' ? null : (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ),
        )}
      </dl>
    </>
  );
}
