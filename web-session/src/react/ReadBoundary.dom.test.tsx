// What a screen says of a read: on its way, failed with its sentence, gone, there.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, UNREACHED_SENTENCE, type ApiErrorCode } from '../api-error.ts';
import { ReadBoundary, ReadNote, type Read } from './ReadBoundary.tsx';

const refetch = jest.fn();
const failed = (code: ApiErrorCode) => new ApiError({ code, status: 0 });
const draw = (part: Partial<Read<string>>) =>
  render(
    <ReadBoundary read={{ data: undefined, error: null, refetch, ...part }} title="The job could not be opened." loading={<p>Opening</p>}>
      {(data) => <p>{data}</p>}
    </ReadBoundary>,
  );

beforeEach(() => refetch.mockClear());

test('says that data is on its way, and shows it once it is there', () => {
  draw({}).unmount();
  draw({ data: 'Job 48213' });
  expect(screen.getByText('Job 48213')).toBeVisible();
  expect(screen.queryByText('Opening')).toBeNull();
});

test('says why a read failed, and tries it again on request', async () => {
  draw({ error: failed('OFFLINE') });
  expect(screen.getByRole('alert')).toHaveTextContent(`The job could not be opened.${UNREACHED_SENTENCE}`);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test.each<ApiErrorCode>(['NOT_FOUND', 'CLAIM_REQUIRED'])('does not offer to try again what is not for this person: %s', (code) => {
  draw({ error: failed(code) });
  expect(screen.getByRole('alert')).toHaveTextContent('The job could not be opened.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('keeps data from before when reading it again fails', () => {
  draw({ data: 'Job 48213', error: failed('OFFLINE') });
  expect(screen.getByText('Job 48213')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a note says nothing until the read has failed', () => {
  const note = (part: Partial<Read<string>>) => <ReadNote read={{ data: undefined, error: null, refetch, ...part }} title="No groups." />;
  const { rerender, container } = render(note({}));
  expect(container).toBeEmptyDOMElement();
  rerender(note({ error: failed('FAULT') }));
  expect(screen.getByRole('alert')).toHaveTextContent('No groups.');
  rerender(note({ data: 'North', error: failed('FAULT') }));
  expect(container).toBeEmptyDOMElement();
});
