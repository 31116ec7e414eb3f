// Comments of a project without a server: read, written, one's own alone changed and deleted, each refusal in its sentence.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ProjectComments } from './ProjectComments.tsx';
import { buildProject } from './testing/build-project.ts';

const said = (id: number, userId: number, comments: string) => ({
  ...{ id, version: 3, clientId: null, userId, author: userId === 2 ? 'Asha Menon' : 'Omar Haddad', comments },
  ...{ createdUtc: '2026-11-20T02:00:00.000Z', modifiedUtc: null },
});
const change = jest.fn<Promise<unknown>, [variables: unknown]>();
const gql = (document: { readonly toString: () => string }, variables?: unknown) =>
  document.toString().includes('mutation ')
    ? change(variables)
    : Promise.resolve({ projectComments: [said(8, 3, 'Gate is open'), said(9, 2, 'Stage 2 first')] });
const draw = () =>
  renderSignedIn(<ProjectComments project={buildProject()} />, {
    me: holding('CAN_ACCESS_CONSTRUCTION'),
    platform: buildPlatform({ gql }),
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chat = () => screen.findByRole('list', { name: 'Comments, oldest first' });

beforeEach(() => change.mockReset());

test('what is written is sent for this project, once and as it stands', async () => {
  change.mockResolvedValue({ saveProjectComment: null });
  draw();
  await chat();
  await press('Write a comment');
  await press('Save');
  expect(screen.getByText(sayError('COMMENT_EMPTY'))).toBeVisible();
  await userEvent.type(screen.getByLabelText('Comment'), '  Plans are in  ');
  await press('Save');
  expect(change.mock.calls).toEqual([
    [
      {
        comment: { id: 0, projectId: 4, comments: 'Plans are in' },
        client: expect.objectContaining({ id: expect.any(String) as unknown }) as unknown,
      },
    ],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whose group has left all jobs of the project reads what was said, its own too, and is offered nothing to write', async () => {
  renderSignedIn(<ProjectComments project={{ ...buildProject(), isHeld: false }} />, {
    me: holding('CAN_ACCESS_FIELD_WORK'),
    platform: buildPlatform({ gql }),
  });
  expect(await within(await chat()).findByText('Stage 2 first')).toBeVisible();
  expect(screen.queryByRole('button', { name: /comment/ })).toBeNull();
});

test('only one’s own is changed, against the version that was seen; a refusal stays with what was typed', async () => {
  change.mockRejectedValue(new ApiError({ code: 'STALE_VERSION', status: 409 }));
  draw();
  const list = await chat();
  const edit = await within(list).findAllByRole('button', { name: 'Edit your comment' });
  expect(edit).toHaveLength(1);
  await userEvent.click(within(list).getByRole('button', { name: 'Edit your comment' }));
  await userEvent.type(screen.getByLabelText('Comment'), ', then 3');
  await press('Save');
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    comment: { id: 9, comments: 'Stage 2 first, then 3' },
    client: { expectedVersion: 3 },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(sayError('STALE_VERSION'));
  expect(await screen.findByDisplayValue('Stage 2 first, then 3')).toBe(screen.getByLabelText('Comment'));
});

test('deleting is asked once more', async () => {
  change.mockResolvedValue({ deleteProjectComment: true });
  draw();
  await userEvent.click(await within(await chat()).findByRole('button', { name: 'Edit your comment' }));
  await press('Delete comment');
  expect(change).not.toHaveBeenCalled();
  await press('Delete it for everyone');
  expect(change.mock.calls[0]?.[0]).toMatchObject({ id: 9 });
});

test('what is written stands there at once, as being sent; refused, it is taken back and opens again with the sentence', async () => {
  let refuse: (problem: ApiError) => void = () => undefined;
  change.mockImplementation(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  draw();
  const list = within(await chat());
  await press('Write a comment');
  await userEvent.type(screen.getByLabelText('Comment'), 'Plans are in');
  await press('Save');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await list.findByText('Plans are in')).closest('li')).toHaveAttribute('aria-busy', 'true');
  await act(async () => {
    refuse(new ApiError({ code: 'RATE_LIMITED', status: 429 }));
    await Promise.resolve();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(sayError('RATE_LIMITED'));
  expect(list.queryByText('Plans are in')).toBeNull();
  expect(await screen.findByDisplayValue('Plans are in')).toBe(screen.getByLabelText('Comment'));
});
