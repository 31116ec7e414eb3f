import { act, render, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { readsOnDevice } from '../device/persisted-queries.ts';
import { buildMe } from '../testing/build-me.ts';
import { buildPlatform } from '../testing/build-platform.ts';
import { KEPT } from './keep-reads.tsx';
import { usePlatform } from './platform-context.tsx';
import { PlatformRoot } from './PlatformRoot.tsx';

const ruth = buildMe({ id: 5 });
const sam = buildMe({ id: 6 });
const rest = jest.fn<Promise<unknown>, [path: string]>();
const NO_ANSWER = new ApiError({ code: 'OFFLINE', status: 0 });

function List() {
  const { calls } = usePlatform();
  const { data, dataUpdatedAt, isError } = useQuery({ queryKey: ['list'], queryFn: () => calls.rest<string>('/list'), meta: KEPT });
  return (
    <p>
      {data ?? 'nothing'} {isError ? 'from before' : ''} {dataUpdatedAt}
    </p>
  );
}

function draw(person = ruth) {
  const platform = buildPlatform({ rest, readsOf: readsOnDevice, state: { person } });
  const drawn = render(
    <PlatformRoot platform={platform}>
      <List />
    </PlatformRoot>,
  );
  return { ...drawn, platform };
}
/** What an earlier visit has stored. */
async function visit(answer: string, person = ruth) {
  rest.mockResolvedValue(answer);
  const { unmount } = draw(person);
  await screen.findByText(new RegExp(answer));
  await waitFor(async () => expect(await readsOnDevice(person.id).find('["list"]')).toMatchObject({ value: answer }));
  unmount();
}

beforeEach(async () => {
  rest.mockReset();
  for (const { id } of [ruth, sam]) await readsOnDevice(id).clear();
});

test('without an answer the last one is shown, with its age', async () => {
  await visit('two tasks');
  const kept = await readsOnDevice(ruth.id).find('["list"]');
  rest.mockRejectedValue(NO_ANSWER);
  draw();
  expect(await screen.findByText(new RegExp(`two tasks.*${String(kept?.readAt)}`))).toBeVisible();
});

test('another person’s queries are not found, whatever the network does', async () => {
  await visit('Ruth’s two tasks');
  rest.mockRejectedValue(NO_ANSWER);
  draw(sam);
  await waitFor(() => expect(rest).toHaveBeenCalledTimes(2));
  expect(await readsOnDevice(sam.id).find('["list"]')).toBeNull();
  expect(screen.getByText(/nothing/)).toBeVisible();
});

test('a network answer wins: nothing old shows before it, and a missing record is deleted', async () => {
  await visit('two tasks');
  rest.mockRejectedValue(new ApiError({ code: 'NOT_FOUND', status: 404 }));
  draw();
  await screen.findByText(/nothing from before/);
  await waitFor(async () => expect(await readsOnDevice(ruth.id).find('["list"]')).toBeNull());
});

test('when the person leaves, or may not log in any more, their queries leave the page', async () => {
  rest.mockResolvedValue('two tasks');
  const { platform, rerender } = draw();
  await screen.findByText(/two tasks/);
  act(() => platform.session.shutOut());
  rest.mockRejectedValue(NO_ANSWER);
  rerender(<PlatformRoot platform={platform}>{null}</PlatformRoot>);
  rerender(
    <PlatformRoot platform={platform}>
      <List />
    </PlatformRoot>,
  );
  expect(await screen.findByText(/nothing/)).toBeVisible();
});
