import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GetJobCostsDocument } from '@lotline/schema/generated/documents/cost';
import { UpdateJobStatusDocument } from '@lotline/schema/generated/documents/job';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { job } from './follows.ts';
import { useCommand } from './use-command.ts';
import { useRead } from './use-read.ts';

const sent: string[] = [];
const reads: string[] = [];
let onChange: () => Promise<unknown> = () => Promise.resolve({});

function Screen({ isFormless = false }: { readonly isFormless?: boolean }) {
  const read = useRead(GetJobCostsDocument, { variables: { constructionId: 7 }, follows: [job(7)] });
  const { run, isBusy, sentence } = useCommand({
    touches: [job(7)],
    toastText: 'Status changed',
    isFormless,
    send: async (call, status: string, client) => (await call(UpdateJobStatusDocument, { id: 7, status, client })).data,
  });
  return (
    <>
      <button aria-busy={isBusy} onClick={() => void run('Scheduled')}>
        Schedule
      </button>
      <output>{sentence ?? (read.error === null ? '' : read.error.message)}</output>
    </>
  );
}

const idOf = (variables: unknown): string => /"id":"(id-\d+)"/.exec(JSON.stringify(variables))?.[1] ?? '';

beforeEach(() => {
  sent.length = 0;
  reads.length = 0;
  onChange = () => Promise.resolve({ updateJobStatus: null });
});

async function open(isFormless = false): Promise<() => Promise<void>> {
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      if (document.toString().startsWith('mutation')) {
        sent.push(idOf(variables));
        return onChange();
      }
      reads.push('costs');
      return Promise.resolve({ jobCosts: { boms: [] } });
    },
  });
  renderSignedIn(<Screen isFormless={isFormless} />, { platform });
  await waitFor(() => expect(reads).toHaveLength(1));
  return () => userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
}

const refusal = (code: 'OFFLINE' | 'STALE_VERSION' | 'INVALID_INPUT', status: number) => {
  onChange = () => Promise.reject(new ApiError({ code, status }));
};

test('a lost answer is tried again as the same action; the next one after an answer is another', async () => {
  const send = await open();
  refusal('OFFLINE', 0);
  await send();
  await waitFor(() => expect(screen.getByText(/don’t know yet whether it arrived/)).toBeVisible());
  onChange = () => Promise.resolve({ updateJobStatus: null });
  await send();
  expect(await screen.findByText('Status changed')).toBeVisible();
  await send();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('what it touches is read again when it is done', async () => {
  const send = await open();
  await send();
  await waitFor(() => expect(reads).toHaveLength(2));
});

test('a refusal because of the record reads it again; one of the input does not', async () => {
  const send = await open();
  refusal('INVALID_INPUT', 400);
  await send();
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  expect(reads).toHaveLength(1);
  refusal('STALE_VERSION', 409);
  await send();
  await waitFor(() => expect(reads).toHaveLength(2));
});

test('without a form a toast says the refusal', async () => {
  const send = await open(true);
  refusal('STALE_VERSION', 409);
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
});
