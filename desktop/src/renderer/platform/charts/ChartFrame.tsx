// A chart with its title, what its colours mean, and its figures as a table: for readers, for those who see few colours, and for who wants the exact figure.
import type { ReactNode } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { plainFigure, type ChartProps } from './chart-series.ts';
import { TONE_CLASS } from './chart-tones.tsx';
import styles from './Chart.module.css';

/** In the units of the drawing; it is as wide as its place. */
export const CHART = { width: 640, height: 240, left: 48, right: 12, top: 12, bottom: 28 } as const;

interface ChartFrameProps extends ChartProps {
  readonly children: ReactNode;
}

export function ChartFrame({ children, ...chart }: ChartFrameProps) {
  const { title, series, points } = chart;
  return (
    <figure className={styles.figure}>
      <figcaption className={words.strong}>{title}</figcaption>
      <ul className={styles.legend}>
        {series.map(({ key, label, tone }) => (
          <li key={key}>
            <span className={classes(styles.swatch, TONE_CLASS[tone])} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
      {points.length === 0 ? (
        <p className={words.muted}>Nothing to show for this choice.</p>
      ) : (
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${String(CHART.width)} ${String(CHART.height)}`}
          role="img"
          aria-label={`${title}: its figures are in the table below`}
        >
          {children}
        </svg>
      )}
      {points.length === 0 ? null : (
        <details className={styles.table}>
          <summary>Show as a table</summary>
          <ChartTable {...chart} />
        </details>
      )}
    </figure>
  );
}

function ChartTable({ title, pointLabel, series, points, format = plainFigure }: ChartProps) {
  return (
    <table>
      <caption className={words.sr}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{pointLabel}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ key }) => (
              <td key={key}>{values[key] === null || values[key] === undefined ? 'no figure' : format(values[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
