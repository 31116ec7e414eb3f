// What a chart is made of, apart from how it is drawn.

/** The colour of a series, by what it means: the tokens of the states (look.md §1). */
export type ChartTone = 'primary' | 'accepted' | 'wip' | 'done' | 'sent' | 'bad' | 'hold' | 'new';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly tone: ChartTone;
}

export interface ChartPoint {
  /** Said below the point and in its row of the table: a day, a crew. */
  readonly label: string;
  /** By the key of the series. One that is missing or null is drawn as nothing and said as "no figure". */
  readonly values: Readonly<Record<string, number | null>>;
}

export interface ChartProps {
  /** What the chart shows, as a heading. */
  readonly title: string;
  /** What one point stands for: 'Day', 'Crew'. */
  readonly pointLabel: string;
  readonly series: readonly ChartSeries[];
  /** In their order along the chart. */
  readonly points: readonly ChartPoint[];
  /** A figure as people read it. */
  readonly format?: (value: number) => string;
}

export const plainFigure = (value: number): string => value.toLocaleString('en-AU');

/** At most so many labels below the points, so that they do not touch. */
const MOST_LABELS = 8;
/** Every how many points one has its label: the first always has one. */
export const labelStep = (points: number): number => Math.max(1, Math.ceil(points / MOST_LABELS));

/** The largest height of the chart, at least 1: an empty chart has an axis too. */
export function highest(heights: readonly number[]): number {
  return Math.max(1, ...heights);
}
