// The comments of a job without a server: who is to read one is chosen before it is written; it stands there at once, and comes back when it is refused.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ApiError } from '@lotline/web-session/api-error';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { drawJob } from '../testing/draw-job.tsx';

const OFFICE = ['CAN_VIEW_ALL_GROUPS'];
const FIELD = {
  ...{ id: 4, version: 0, clientId: null, scheduleId: null, constructionId: 7, userId: 9, comments: 'The gate is open' },
  ...{ createdUtc: '2026-11-19T21:00:00.000Z', writtenUtc: '2026-11-19T09:00:00.000Z', user: { id: 9, displayName: 'Ridge Carter' } },
};
const INTERNAL = {
  ...{ id: 4, version: 2, clientId: null, scheduleId: null, constructionId: 7, userId: 2, comments: 'Not paid before the audit' },
  ...{ createdUtc: '2026-11-19T20:00:00.000Z', author: 'Asha Menon' },
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const list = () => screen.findByRole('list', { name: 'Comments, oldest first' });
const lines = async () => within(await list()).getAllByRole('listitem');
const draw = (onPress?: (pressed: { readonly operation: string }) => Promise<unknown>) =>
  drawJob({
    tab: 'comments',
    claims: OFFICE,
    reads: () => ({ jobFieldComments: [FIELD], jobInternalComments: [INTERNAL] }),
    ...(onPress === undefined ? {} : { onPress }),
  });

test('the field’s and the internal ones stand by time, the internal ones marked; the tab counts both', async () => {
  draw();
  await screen.findByText('The gate is open');
  const [first, second] = await lines();
  expect(first).toHaveTextContent('Not paid before the audit');
  expect(first).toHaveTextContent('Internal');
  expect(second).not.toHaveTextContent('Internal');
  // written without a network, it says so
  expect(second).toHaveTextContent(', sent later');
  expect(first).not.toHaveTextContent('sent later');
});

test('what is chosen is sent: internal by its own command, with Ctrl+Enter; the choice stays for the next one, on another tab too', async () => {
  const pressed = draw();
  await screen.findByText('The gate is open');
  await userEvent.click(screen.getByRole('radio', { name: 'Internal' }));
  expect(screen.getByText(/never a crew, a subcontractor or a builder/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Write an internal comment'), 'Ring finance first');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(pressed).toMatchObject([{ operation: 'SaveInternalComment', comment: { id: 0, constructionId: 7 } }]));
  expect(screen.getByLabelText('Write an internal comment')).toHaveValue('');
  await userEvent.click(screen.getByRole('tab', { name: /^Contacts/ }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Internal' })).toBeNull());
  await userEvent.click(screen.getByRole('tab', { name: /^Comments/ }));
  expect(await screen.findByRole('radio', { name: 'Internal' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Field chat' }));
  await userEvent.type(screen.getByLabelText('Write a comment'), 'Gate code 4411');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(pressed.at(-1)).toMatchObject({ operation: 'UpdateFieldComment', comment: { comments: 'Gate code 4411' } }));
});

test('it stands there as being sent until the server has answered', async () => {
  let answer: (value: unknown) => void = () => undefined;
  draw(() => new Promise((resolve) => (answer = resolve)));
  await screen.findByText('The gate is open');
  await userEvent.type(screen.getByLabelText('Write a comment'), 'On the way');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const last = (await lines()).at(-1);
  expect(last).toHaveTextContent('On the way');
  expect(last).toHaveTextContent('Sending');
  await act(async () => {
    answer({ updateFieldComment: null });
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
});

test('a refused one comes back before what has been typed since, internal where either was', async () => {
  let refuse: (error: Error) => void = () => undefined;
  draw(() => new Promise((_resolve, reject) => (refuse = reject)));
  await screen.findByText('The gate is open');
  await userEvent.click(screen.getByRole('radio', { name: 'Internal' }));
  await userEvent.type(screen.getByLabelText('Write an internal comment'), 'Not paid');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Field chat' }));
  await userEvent.type(screen.getByLabelText('Write a comment'), 'Hello');
  await act(async () => {
    refuse(new ApiError({ code: 'COMMENT_LIMIT', status: 429, details: { most: 300 } }));
    await Promise.resolve();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(sayError('COMMENT_LIMIT', { most: 300 }));
  expect(screen.getByLabelText('Write an internal comment')).toHaveValue('Not paid\n\nHello');
  expect((await lines()).some((line) => line.textContent.includes('Not paid\n'))).toBe(false);
  expect(screen.queryByText('Sending')).toBeNull();
});

test('nothing is sent for nothing: the field says what is missing', async () => {
  const pressed = draw();
  await screen.findByText('The gate is open');
  // a draft may be there
  await userEvent.type(screen.getByRole('textbox'), 'x');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(sayError('COMMENT_EMPTY'))).toBeVisible();
  expect(pressed).toEqual([]);
});

test('an own comment is edited in a sheet, in which axe finds nothing, and deleted once that was asked', async () => {
  const pressed = draw();
  await screen.findByText('Not paid before the audit');
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Edit your internal comment' }));
  await auditPopup('CommentSheet');
  await userEvent.clear(sheet.getByRole('textbox'));
  await userEvent.type(sheet.getByRole('textbox'), 'Paid on Friday');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  const saved = { operation: 'SaveInternalComment', comment: { id: 4, comments: 'Paid on Friday' } };
  await waitFor(() => expect(pressed).toMatchObject([saved]));
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
  expect(pressed).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Delete it for everyone' }));
  await waitFor(() => expect(pressed[1]).toMatchObject({ operation: 'DeleteInternalComment' }));
});
