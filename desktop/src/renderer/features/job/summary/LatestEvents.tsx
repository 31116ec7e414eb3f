// The last things that happened; the whole of it is on the history tab, from the same read.
import { Link } from 'react-router-dom';
import { byAction } from '@lotline/schema/domain/history/grouped-events';
import { canReadHistory } from '@lotline/schema/domain/history/history.rules';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { describeJobEvent } from '../history/event-names.ts';
import { useHistory } from '../history/use-history.ts';
import { useJobView } from '../job-context.ts';
import { tabPath } from '../tabs/tab-path.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './LatestEvents.module.css';

const SHOWN = 5;

export function LatestEvents() {
  return canReadHistory(useJobView().actor).ok ? <Events /> : null;
}

function Events() {
  const view = useJobView();
  const { job, today, zone } = view;
  const { events, isReading } = useHistory(job.id);
  return (
    <Panel title="Latest" action={<Link to={tabPath(job.id, 'history')}>All events</Link>}>
      {isReading && events.length === 0 ? <p className={words.muted}>Loading the history…</p> : null}
      {!isReading && events.length === 0 ? <p className={words.muted}>Nothing has happened on this job yet.</p> : null}
      <ul className={styles.lines}>
        {byAction(events)
          .slice(0, SHOWN)
          .map((press) => ({ press, event: press[0] }))
          .map(({ press, event }) => (
            <li key={event.id}>
              <span>
                {describeJobEvent(press, view).sentence}
                <span className={words.muted}> · {event.displayName === '' ? 'Lotline' : event.displayName}</span>
              </span>
              <span className={styles.when}>{formatRecent(event.recordedAt, today, zone)}</span>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
