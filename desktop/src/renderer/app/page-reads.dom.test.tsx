// Each page of the manifests, drawn while the server cannot be reached: it says in its place that it could not be read,
// under the page's heading, and offers to try again, which asks anew.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../testing/render-signed-in.tsx';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { FEATURES } from './features.ts';

/** Pages that show nothing of the server's. */
const READS_NOTHING: ReadonlySet<string> = new Set(['/admin', '/unsent']);
const EXAMPLES: Readonly<Record<string, string>> = {
  '/builderapprovals/drafts': '/builderapprovals/drafts?ids=7',
  '/builderapprovals/:tab': '/builderapprovals/all',
  '/potentialjobs/:tab': '/potentialjobs/all',
  '/admin/settings/:companyTab': '/admin/settings/company',
  '/admin/settings/jobSettings/:tab/:workType?': '/admin/settings/jobSettings/statuses',
};

/** '/construction/7/review/7' */
const example = (path: string): string =>
  EXAMPLES[path] ??
  path
    .split('/')
    .filter((part) => !part.endsWith('?'))
    .map((part) => (part.startsWith(':') ? '7' : part))
    .join('/');

const PAGES = [
  ['/', '/'] as const,
  ...FEATURES.filter(({ name }) => name !== 'styles')
    .flatMap(({ routes }) => routes)
    .filter(({ path, Page }) => Page !== null && !READS_NOTHING.has(path))
    .map(({ path }) => [path, example(path)] as const),
];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(PAGES)('%s says that it could not be read, and asks again when it is told to', async (_, path) => {
  const asked: string[] = [];
  const refused = (name: string) => {
    asked.push(name);
    return Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
  };
  const platform = buildPlatform({
    gql: (document) => refused(/(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? ''),
    rest: (call) => refused(JSON.stringify(call)),
  });
  renderSignedIn(<ConsoleRoutes />, { me: holding(...CLAIMS), path, platform });
  const main = () => screen.getByRole('main');
  await waitFor(() => expect(main()).not.toHaveAttribute('aria-busy', 'true'));
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  if (again === undefined) throw new Error('found and gone');
  expect(main()).toContainElement(again);
  expect(within(main()).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(main()).toHaveTextContent(/The server cannot be reached at the moment|The list could not be loaded/);
  asked.length = 0;
  await userEvent.click(again);
  await waitFor(() => expect(asked).not.toEqual([]));
});
