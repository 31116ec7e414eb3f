// The two charts of the console, on figures of a made-up week.
import { BarChart } from '../../platform/charts/BarChart.tsx';
import { LineChart } from '../../platform/charts/LineChart.tsx';
import { Specimen } from './Specimen.tsx';

const SERIES = [
  { key: 'done', label: 'Completed', tone: 'done' },
  { key: 'wip', label: 'In progress', tone: 'wip' },
  { key: 'late', label: 'Overdue', tone: 'bad' },
] as const;
const WEEK = [
  ['Mon', 12, 4, 1],
  ['Tue', 15, 6, 0],
  ['Wed', 9, 8, 3],
  ['Thu', 18, 5, 2],
  ['Fri', 14, 7, 1],
] as const;
const DAYS = WEEK.map(([label, done, wip, late]) => ({ label, values: { done, wip, late } }));
const PROGRESS = [
  { key: 'planned', label: 'Planned', tone: 'new' },
  { key: 'done', label: 'Completed', tone: 'done' },
] as const;
const WEEKS = [4, 11, 22, 38, 57, 74, 88, 96, 100].map((planned, at) => ({
  label: `Week ${String(at + 1)}`,
  values: { planned, done: [2, 9, 21, 33, 49, 61][at] ?? null },
}));

export function ChartsPart() {
  return (
    <>
      <Specimen title="Bars" about="How much there is, and of what.">
        <BarChart title="Tasks of the week" pointLabel="Day" series={SERIES} points={DAYS} />
      </Specimen>
      <Specimen title="Lines" about="How something goes. What is not known yet is a gap, not a nought.">
        <LineChart title="Progress of a project, in per cent" pointLabel="Week" series={PROGRESS} points={WEEKS} />
      </Specimen>
      <Specimen title="Without figures">
        <BarChart title="Tasks of next week" pointLabel="Day" series={SERIES} points={[]} />
      </Specimen>
    </>
  );
}
