import React from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GetJobCostsDocument } from '@lotline/schema/generated/documents/cost';
import { JobStatusesDocument } from '@lotline/schema/generated/documents/job';
import { ApiError } from '@lotline/web-session/api-error';
import type { ChangeListener } from '@lotline/web-session/live-changes';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { job, SETTINGS, type Followed } from './follows.ts';
import { useAsk } from './use-ask.ts';
import { useRead } from './use-read.ts';

const asked: string[] = [];
let answer: (operation: string) => Promise<unknown> = () => Promise.resolve({});
let listener: ChangeListener | null = null;
let now = new Date('2026-11-20T02:00:00Z');

function draw(screenOf: React.ReactNode) {
  renderSignedIn(screenOf, {
    platform: {
      ...buildPlatform({
        clock: { now: () => now },
        gql: (...[document, variables]) => {
          const operation = /query (\w+)/.exec(document.toString())?.[1] ?? '';
          asked.push(`${operation} ${JSON.stringify(variables)}`);
          return answer(operation);
        },
      }),
      followChanges: (next) => {
        listener = next;
        return () => undefined;
      },
    },
  });
}

interface CostsProps {
  readonly jobId: number;
  readonly follows?: readonly Followed[];
  readonly restMs?: number;
}

function Costs({ jobId, follows = [job(jobId)], restMs = 0 }: CostsProps) {
  const wish = { variables: { constructionId: jobId }, follows, restMs, keepsPrevious: true };
  const { data, error, isCurrent } = useRead(GetJobCostsDocument, wish);
  const words = data === undefined ? 'nothing yet' : String(data.jobCosts.boms.length);
  return <output aria-label="Read">{`${words}${isCurrent ? '' : ', of another job'}${error === null ? '' : `, ${error.message}`}`}</output>;
}

const boms = (count: number) => ({ jobCosts: { boms: Array.from({ length: count }, (_, id) => ({ id: id + 1 })) } });
const shown = () => screen.getByRole('status', { name: 'Read' }).textContent;
const changed = (...changes: readonly { entity: string; id: number }[]) => act(() => Promise.resolve(listener?.onChanges(changes)));

beforeEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve(boms(2));
  now = new Date('2026-11-20T02:00:00Z');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a change of a record that it follows reads it again, once; another change does not', async () => {
  draw(<Costs jobId={7} />);
  await waitFor(() => expect(shown()).toBe('2'));
  await changed({ entity: 'construction', id: 8 }, { entity: 'lookup', id: 7 });
  expect(asked).toHaveLength(1);
  answer = () => Promise.resolve(boms(3));
  await changed({ entity: 'construction', id: 7 }, { entity: 'construction', id: 7 });
  await waitFor(() => expect(shown()).toBe('3'));
  expect(asked).toEqual(Array(2).fill('GetJobCosts {"constructionId":7}'));
});

for (const [when, isFirst] of [
  ['the first read', true],
  ['a read', false],
] as const)
  test(`what changes while ${when} is under way may not be in its answer: it is read once more when that has come`, async () => {
    const ends: ((value: unknown) => void)[] = [];
    const slowly = () => new Promise((resolve) => ends.push(resolve));
    if (isFirst) answer = slowly;
    draw(<Costs jobId={7} />);
    if (!isFirst) {
      await waitFor(() => expect(shown()).toBe('2'));
      answer = slowly;
      await changed({ entity: 'construction', id: 7 });
    }
    await waitFor(() => expect(ends).toHaveLength(1));
    const before = asked.length;
    await changed({ entity: 'construction', id: 7 });
    await changed({ entity: 'construction', id: 7 });
    expect(asked).toHaveLength(before);
    answer = () => Promise.resolve(boms(4));
    await act(() => Promise.resolve(ends[0]?.(boms(3))));
    await waitFor(() => expect(shown()).toBe('4'));
    expect(asked).toHaveLength(before + 1);
  });

test('a read with a rest is read at once for the first change, and once at the end of its rest for all that change meanwhile', async () => {
  draw(<Costs jobId={7} restMs={3000} />);
  await waitFor(() => expect(shown()).toBe('2'));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  try {
    for (let times = 0; times < 4; times += 1) await changed({ entity: 'construction', id: 7 });
    expect(asked).toHaveLength(2);
    now = new Date(now.getTime() + 3000);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(asked).toHaveLength(3);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(asked).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

test('within its rest it is read at once for what this person changes', async () => {
  function Own() {
    const { readAgain } = useAsk();
    return <button onClick={() => void readAgain(job(7))}>Done</button>;
  }
  draw(
    <>
      <Costs jobId={7} restMs={60_000} />
      <Own />
    </>,
  );
  await waitFor(() => expect(shown()).toBe('2'));
  await changed({ entity: 'construction', id: 7 });
  await changed({ entity: 'construction', id: 7 });
  expect(asked).toHaveLength(2);
  answer = () => Promise.resolve(boms(3));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(shown()).toBe('3'));
  expect(asked).toHaveLength(3);
});

test('a hidden window reads nothing that rests', async () => {
  draw(<Costs jobId={7} restMs={60_000} />);
  await waitFor(() => expect(shown()).toBe('2'));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await changed({ entity: 'construction', id: 7 });
  expect(asked).toHaveLength(1);
  visibility.mockReturnValue('visible');
  await changed({ entity: 'construction', id: 7 });
  expect(asked).toHaveLength(2);
});

test('what was read stays when it cannot be read again, and the error is told', async () => {
  draw(<Costs jobId={7} />);
  await waitFor(() => expect(shown()).toBe('2'));
  answer = () => Promise.reject(new ApiError({ code: 'OFFLINE', status: 0, message: 'No network.' }));
  await changed({ entity: 'construction', id: 7 });
  await waitFor(() => expect(shown()).toBe('2, No network.'));
});

test('after a gap in the stream what is shown is read again', async () => {
  draw(<Costs jobId={7} />);
  await waitFor(() => expect(shown()).toBe('2'));
  answer = () => Promise.resolve(boms(4));
  act(() => listener?.onCaughtUp());
  await waitFor(() => expect(shown()).toBe('4'));
});

test('with other variables the data from before stays, and says that it is of others', async () => {
  function Steps() {
    const [id, setId] = React.useState(7);
    return (
      <>
        <Costs jobId={id} />
        <button onClick={() => setId(8)}>Next</button>
      </>
    );
  }
  draw(<Steps />);
  await waitFor(() => expect(shown()).toBe('2'));
  let end: (value: unknown) => void = () => undefined;
  answer = () => new Promise((resolve) => (end = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('2, of another job');
  act(() => end(boms(5)));
  await waitFor(() => expect(shown()).toBe('5'));
});

test('within its time it is shown from the cache alone, unless what it follows has changed', async () => {
  function Statuses() {
    const { data, error } = useRead(JobStatusesDocument, { variables: {}, follows: SETTINGS, freshForMs: 60_000 });
    return <output aria-label="Read">{data === undefined ? (error?.message ?? 'nothing yet') : String(data.systemSettings.length)}</output>;
  }
  function Visits() {
    const [count, visit] = React.useReducer((times: number) => times + 1, 0);
    return (
      <>
        {count % 2 === 0 ? <Statuses /> : null}
        <button onClick={visit}>Go</button>
      </>
    );
  }
  answer = () => Promise.resolve({ systemSettings: [] });
  draw(<Visits />);
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(shown()).toBe('0'));
  await go();
  await go();
  expect(shown()).toBe('0');
  expect(asked).toHaveLength(1);
  await go();
  await changed({ entity: 'system_setting', id: 1 });
  await go();
  await waitFor(() => expect(asked).toHaveLength(2));
  await go();
  now = new Date('2026-11-20T02:02:00Z');
  await go();
  await waitFor(() => expect(asked).toHaveLength(3));
});
