// The console's charts: what is drawn, and the same figures as a table.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const SERIES = [
  { key: 'done', label: 'Completed', tone: 'done' },
  { key: 'open', label: 'Open', tone: 'wip' },
] as const;
const POINTS = [
  { label: 'Crew North', values: { done: 4, open: 2 } },
  { label: 'Crew South', values: { done: 0, open: 1_200 } },
  { label: 'Crew West', values: { done: null, open: 3 } },
];
const chart = { title: 'Tasks by crew', pointLabel: 'Crew', series: SERIES, points: POINTS };
const titles = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('title')].map(({ textContent }) => textContent);
const heights = (container: HTMLElement): number[] =>
  [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));

test('a bar for each figure, in proportion; what is missing has none', () => {
  const { container } = render(<BarChart {...chart} />);
  const [four = 0, none = 1, missing = 1, two = 0, most = 0] = heights(container);
  expect([none, missing]).toEqual([0, 0]);
  expect(four / two).toBeCloseTo(2);
  expect(most / two).toBeCloseTo(600);
  expect(titles(container)).toContain('Crew South, Open: 1,200');
});

test('a line has a gap where its figure is missing, and a dot for each figure', () => {
  const { container } = render(<LineChart {...chart} />);
  expect(container.querySelectorAll('circle')).toHaveLength(5);
  const [done] = container.querySelectorAll('path');
  // two points joined: the third is not there
  expect(done?.getAttribute('d')?.match(/L/g)).toHaveLength(1);
});

test.each([
  ['bars', BarChart],
  ['lines', LineChart],
])('%s: the same figures as a table', async (_what, Chart) => {
  render(<Chart {...chart} />);
  expect(screen.getByRole('img', { name: /^Tasks by crew/ })).toBeVisible();
  await userEvent.setup().click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table', { name: 'Tasks by crew' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'CrewCompletedOpen',
    'Crew North42',
    'Crew South01,200',
    'Crew Westno figure3',
  ]);
});

test('without points a sentence stands in place of an empty drawing', () => {
  render(<BarChart {...chart} points={[]} />);
  expect(screen.getByText('Nothing to show for this choice.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
