// A project's progress: what was to be done by its due dates against what is done, both cumulative; as words and as a table for who does not see it.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ProgressPoint } from '@lotline/schema/domain/project/project.rules';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { HEIGHT, plotOf, WIDTH } from './progress-plot.ts';
import type { ProjectFacts } from './project-data.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import list from './Projects.module.css';
import styles from './ProgressPlot.module.css';

const LABEL_UNDER = 18;
const LABEL_LEFT = 8;
const LABEL_OVER = 10;

export function ProgressPlot({ project }: { readonly project: ProjectFacts }) {
  const { points, stepDays } = project.progress;
  const today = dayInZone(useNow().toISOString(), browserZone());
  if (points.length === 0)
    return <p className={words.muted}>No job of this project has a due date, and none is complete: there is no progress to show.</p>;
  const { planned, done, today: todayAt, x, y, frame } = plotOf(points, stepDays, today);
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.legend}>
        <span data-line="planned">Due</span>
        <span data-line="done">Complete</span>
        {stepDays === 1 ? null : <span className={words.muted}>{stepDays === 7 ? 'by week' : `every ${String(stepDays / 7)} weeks`}</span>}
      </figcaption>
      <div className={styles.room} role="region" aria-label="Plot" tabIndex={0}>
        <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={inWords(project, points, today)}>
          {y.map(({ at, of }) => (
            <g key={of}>
              <line className={styles.grid} x1={frame.left} x2={frame.right} y1={at} y2={at} />
              <text x={frame.left - LABEL_LEFT} y={at} textAnchor="end" dominantBaseline="middle">
                {of}
              </text>
            </g>
          ))}
          {x.map(({ at, of, day }) => (
            <text
              key={day}
              x={at}
              y={frame.bottom + LABEL_UNDER}
              textAnchor={at > frame.right - 20 ? 'end' : at < frame.left + 20 ? 'start' : 'middle'}
            >
              {of}
            </text>
          ))}
          <line className={styles.today} x1={todayAt} x2={todayAt} y1={frame.top} y2={frame.bottom} />
          <text
            className={styles.todayLabel}
            x={todayAt}
            y={frame.top - LABEL_OVER}
            textAnchor={todayAt > frame.right - 40 ? 'end' : 'middle'}
          >
            Today
          </text>
          <polyline className={styles.planned} points={planned} />
          <polyline className={styles.done} points={done} />
        </svg>
      </div>
      <AsTable points={points} />
    </figure>
  );
}

function inWords({ jobsTotal, jobsComplete, jobsUndated }: ProjectFacts, points: readonly ProgressPoint[], today: string): string {
  const due = points.findLast(({ day }) => day <= today)?.planned ?? 0;
  const undated = jobsUndated === 0 ? '' : ` ${String(jobsUndated)} have no due date.`;
  return `Of ${String(jobsTotal)} jobs, ${String(due)} were due by today and ${String(jobsComplete)} are complete.${undated} The table below lists the dates.`;
}

/** Only where something changed. */
function AsTable({ points }: { readonly points: readonly ProgressPoint[] }) {
  const changed = points.filter(
    ({ planned, done }, at) => planned !== (points[at - 1]?.planned ?? 0) || done !== (points[at - 1]?.done ?? 0),
  );
  return (
    <details>
      <summary>As a table</summary>
      <table className={list.table}>
        <caption className={words.sr}>Progress, cumulative</caption>
        <thead>
          <tr>
            <th scope="col">Until</th>
            <th scope="col">Due</th>
            <th scope="col">Complete</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ day, planned, done }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{planned}</td>
              <td>{done}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
