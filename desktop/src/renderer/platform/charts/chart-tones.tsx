// The classes of the tones of a chart.
import type { ChartTone } from './chart-series.ts';
import styles from './Chart.module.css';

export const TONE_CLASS: Readonly<Record<ChartTone, string | undefined>> = {
  primary: styles.primary,
  accepted: styles.accepted,
  wip: styles.wip,
  done: styles.done,
  sent: styles.sent,
  bad: styles.bad,
  hold: styles.hold,
  new: styles.new,
};
