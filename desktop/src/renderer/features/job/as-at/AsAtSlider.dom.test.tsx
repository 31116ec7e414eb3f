// The slider over a job's history, by keyboard: one step for each instant, one time said of it, and figures that still open tabs.
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawJob } from '../testing/draw-job.tsx';

const event = (id: number, hour: number) => ({
  ...{
    id: String(id),
    recordedAt: `2026-11-19T0${String(hour)}:00:00.000Z`,
    occurredAt: null,
    move: 'reopen',
    entity: 'schedule',
    entityId: 1,
  },
  ...{ actorKind: 'person', displayName: 'Ridge Carter', why: null, before: null, after: null, detail: null },
});
const EVENTS = [event(9, 5), event(8, 4), event(7, 4), event(6, 4), event(5, 2), event(4, 1)];
const EVERYTHING = ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'];
const draw = (events: readonly object[], then: object = {}, tab = 'history') =>
  drawJob({ tab, claims: EVERYTHING, job: { eventCount: events.length }, then, reads: () => ({ jobEvents: { events, next: null } }) });
const slider = () => screen.getByRole('slider', { name: /^As at/ });
const step = (to: number) => fireEvent.change(slider(), { target: { value: String(to) } });

test('each step to the left is an older moment, down to the oldest; bar and slider say one time', async () => {
  draw(EVENTS);
  await screen.findByText('6 events');
  expect(slider()).toHaveAttribute('max', '4');
  const said: (string | null)[] = [];
  for (const to of [3, 2, 1, 0]) {
    step(to);
    expect(slider()).toHaveValue(String(to));
    const time = slider().getAttribute('aria-valuetext');
    said.push(time);
    expect(screen.getByText(`As it was on ${String(time)}.`)).toBeVisible();
  }
  expect(new Set(said).size).toBe(4);
});

test('figures open tabs while the slider has the focus', async () => {
  draw(EVENTS);
  await screen.findByText('6 events');
  slider().focus();
  await userEvent.keyboard('1');
  expect(await screen.findByRole('tab', { name: 'Summary', selected: true })).toBeVisible();
});

test('the tab counts the events; one is one event', async () => {
  draw([event(4, 1)]);
  expect(await screen.findByText('1 event')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'History 1' })).toBeVisible();
});

test.each([
  ['not recorded', '2026-11-19T03:30:00.000Z', /^Nothing was recorded about the job before 19 Nov 2026 .*\.$/],
  ['not there', null, /^The job did not exist yet\.$/],
])('a moment at which the job is %s says so', async (_why, recordedFrom, sentence) => {
  draw(EVENTS, { beside: { job: null, fields: null, costs: null, isKept: false, recordedFrom } }, 'history?at=2026-11-19T01:30:00.000Z');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/the oldest that is known/)).toBeNull();
  expect(screen.getByText('Nothing was recorded about the job at that moment.')).toBeVisible();
});

test('a part that is not open to the role says so under its own address, and its events are not offered as a kind', async () => {
  draw(EVENTS, {}, 'payments');
  const closed = await screen.findByRole('region', { name: 'Payments' });
  expect(within(closed).getByText('Payments: your role cannot open this part of the job')).toBeVisible();
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  await userEvent.click(within(closed).getByRole('link', { name: 'Go to the summary' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Summary');
  await userEvent.click(screen.getByRole('tab', { name: 'History 6' }));
  expect(await screen.findByRole('radio', { name: 'Costs' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Payments' })).toBeNull();
});
