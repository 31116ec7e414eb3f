// Lines over points in their order: how something goes. Where a figure is missing the line has a gap.
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { highest, plainFigure, type ChartPoint, type ChartProps } from './chart-series.ts';
import { ChartAxes } from './ChartAxes.tsx';
import { CHART, ChartFrame } from './ChartFrame.tsx';
import { TONE_CLASS } from './chart-tones.tsx';
import styles from './Chart.module.css';

const TICKS = 4;
/** Beyond so many points the line alone is drawn. */
const MOST_DOTS = 40;

export function LineChart(chart: ChartProps) {
  const { series, points, format = plainFigure } = chart;
  const figures = points.flatMap(({ values }) => series.flatMap(({ key }) => values[key] ?? []));
  const x = scalePoint({ domain: points.map(({ label }) => label), range: [CHART.left, CHART.width - CHART.right], padding: 0.5 });
  const y = scaleLinear({ domain: [0, highest(figures)], range: [CHART.height - CHART.bottom, CHART.top], nice: TICKS });
  const xOf = ({ label }: ChartPoint): number => x(label) ?? 0;
  return (
    <ChartFrame {...chart}>
      <ChartAxes
        ticks={y.ticks(TICKS)}
        yOf={(figure) => y(figure)}
        labels={points.map(({ label }) => label)}
        xOf={(at) => (points[at] === undefined ? 0 : xOf(points[at]))}
        format={format}
      />
      {series.map(({ key, label, tone }) => {
        const valueOf = ({ values }: ChartPoint): number | null => values[key] ?? null;
        const known = points.filter((point) => valueOf(point) !== null);
        return (
          <g key={key} className={TONE_CLASS[tone]}>
            <LinePath
              data={[...points]}
              className={styles.path ?? ''}
              x={xOf}
              y={(point) => y(valueOf(point) ?? 0)}
              defined={(point) => valueOf(point) !== null}
            />
            {(points.length > MOST_DOTS ? [] : known).map((point) => (
              <circle key={point.label} cx={xOf(point)} cy={y(valueOf(point) ?? 0)} r={3}>
                <title>{`${point.label}, ${label}: ${format(valueOf(point) ?? 0)}`}</title>
              </circle>
            ))}
          </g>
        );
      })}
    </ChartFrame>
  );
}
