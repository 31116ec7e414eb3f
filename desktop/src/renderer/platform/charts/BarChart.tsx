// Bars, one for each point, its series on top of each other: how much there is, and of what.
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { highest, plainFigure, type ChartPoint, type ChartProps } from './chart-series.ts';
import { ChartAxes } from './ChartAxes.tsx';
import { CHART, ChartFrame } from './ChartFrame.tsx';
import { TONE_CLASS } from './chart-tones.tsx';

const TICKS = 4;

export function BarChart(chart: ChartProps) {
  const { series, points, format = plainFigure } = chart;
  const keys = series.map(({ key }) => key);
  const valueOf = (point: ChartPoint, key: string): number => point.values[key] ?? 0;
  const total = (point: ChartPoint): number => keys.reduce((sum, key) => sum + valueOf(point, key), 0);
  const x = scaleBand({ domain: points.map(({ label }) => label), range: [CHART.left, CHART.width - CHART.right], padding: 0.25 });
  const y = scaleLinear({ domain: [0, highest(points.map(total))], range: [CHART.height - CHART.bottom, CHART.top], nice: TICKS });
  const toneOf = (key: string) => TONE_CLASS[series.find((one) => one.key === key)?.tone ?? 'primary'];
  return (
    <ChartFrame {...chart}>
      <ChartAxes
        ticks={y.ticks(TICKS)}
        yOf={(figure) => y(figure)}
        labels={points.map(({ label }) => label)}
        xOf={(at) => (x(points[at]?.label ?? '') ?? 0) + x.bandwidth() / 2}
        format={format}
      />
      <BarStack data={[...points]} keys={keys} x={({ label }) => label} value={valueOf} xScale={x} yScale={y} color={() => ''}>
        {(stacks) =>
          stacks.flatMap(({ bars }) =>
            bars.map((bar) => (
              <rect
                key={`${bar.key} ${String(bar.index)}`}
                className={toneOf(bar.key)}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={Math.max(0, bar.height)}
              >
                <title>{`${bar.bar.data.label}, ${series.find(({ key }) => key === bar.key)?.label ?? ''}: ${format(valueOf(bar.bar.data, bar.key))}`}</title>
              </rect>
            )),
          )
        }
      </BarStack>
    </ChartFrame>
  );
}
