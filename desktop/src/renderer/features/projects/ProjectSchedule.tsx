// The schedule of a project: its jobs one below the other, the tasks of each as bars over the days (screens.md §2.24). A bar is a link that says in
// words what it shows, so that nobody needs to see where it lies.
import { CalendarRange } from 'lucide-react';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { rangeOf } from '@lotline/schema/domain/project/project-schedule.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useNow } from '@lotline/web-session/react/use-now';
import { JobBars } from './JobBars.tsx';
import type { ProjectFacts, ScheduledJob } from './project-data.ts';
import { spansOf, ticksOf, todayAt, type Days } from './schedule-plot.ts';
import { useProjectSchedule } from './use-projects.ts';
import { useWidth } from './use-width.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ProjectSchedule.module.css';

export function ProjectSchedule({ project }: { readonly project: ProjectFacts }) {
  const read = useProjectSchedule(project.id);
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = read;
  const jobs = read.data?.flatMap(({ rows }) => rows);
  if (jobs === undefined)
    return <Unread read={read} title="The schedule could not be loaded." loading={<Progress label="Loading the schedule" />} />;
  if (jobs.every(({ tasks }) => tasks.length === 0))
    return (
      <EmptyState icon={CalendarRange} title="Nothing is planned yet">
        The tasks of this project’s jobs appear here, each from its start to its end.
      </EmptyState>
    );
  return (
    <>
      <Plot jobs={jobs} />
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more jobs
        </Button>
      ) : null}
    </>
  );
}

/** As the style sheet has it, until it is measured. */
const LEAST_AXIS_PX = 600;

function Plot({ jobs }: { readonly jobs: readonly ScheduledJob[] }) {
  const today = dayInZone(useNow().toISOString(), browserZone());
  const days: Days = { today, range: rangeOf(spansOf(jobs.flatMap(({ tasks }) => tasks)), today) };
  const { ref: axis, widthPx } = useWidth(LEAST_AXIS_PX);
  return (
    <div className={styles.scroll} role="region" aria-label="Schedule" tabIndex={0}>
      <div className={styles.plot}>
        <div className={styles.head} aria-hidden="true">
          <span>Job</span>
          <div className={styles.axis} ref={axis}>
            {ticksOf(days).map(({ day, at, label }) => (
              <span key={day} style={{ left: at }}>
                {label}
              </span>
            ))}
          </div>
        </div>
        <ul className={styles.jobs} aria-label="Jobs">
          {jobs.map((job) => (
            <JobBars key={job.id} job={job} days={days} widthPx={widthPx} />
          ))}
        </ul>
        <div className={styles.under} aria-hidden="true">
          <span />
          <div className={styles.axis}>
            <span className={styles.today} style={{ left: todayAt(days) }} />
          </div>
        </div>
      </div>
      <p className={words.muted}>Dotted: today. A red edge: late. A task without dates is below its job’s name.</p>
    </div>
  );
}
