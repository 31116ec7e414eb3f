// The lines and figures at the left of a chart, and the labels below it.
import { labelStep } from './chart-series.ts';
import { CHART } from './ChartFrame.tsx';
import styles from './Chart.module.css';

interface ChartAxesProps {
  readonly ticks: readonly number[];
  /** Where a figure lies, in the units of the drawing. */
  readonly yOf: (figure: number) => number;
  readonly labels: readonly string[];
  /** The middle of a point. */
  readonly xOf: (at: number) => number;
  readonly format: (value: number) => string;
}

export function ChartAxes({ ticks, yOf, labels, xOf, format }: ChartAxesProps) {
  const step = labelStep(labels.length);
  return (
    <g aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={CHART.left} x2={CHART.width - CHART.right} y1={yOf(tick)} y2={yOf(tick)} />
          <text className={styles.tick} x={CHART.left - 8} y={yOf(tick)} textAnchor="end" dominantBaseline="middle">
            {format(tick)}
          </text>
        </g>
      ))}
      {labels.map((label, at) =>
        at % step === 0 ? (
          <text key={label} className={styles.tick} x={xOf(at)} y={CHART.height - 8} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}
