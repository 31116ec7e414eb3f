// A builder, customer or contract that nobody has yet is asked about once: it may have been meant for one that there is.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawJobForm, openForm } from './testing/draw-job-form.tsx';

const builder = () => screen.findByLabelText(/^Developer( changed, not saved)?$/, { selector: 'input' });
const question = () => screen.queryByRole('group', { name: 'Developer: a new name' });
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function type(text: string) {
  await userEvent.clear(await builder());
  await userEvent.type(await builder(), text);
}

test('a new name is asked about when the field is left; the one that was meant is taken, another case is the same name', async () => {
  const server = drawJobForm({ id: 41, names: { developers: ['Metricon Homes', 'Mirvac'] } });
  await openForm();
  await type('Metrcon Homes');
  await userEvent.tab();
  await userEvent.click(within(question() ?? document.body).getByRole('button', { name: 'Metricon Homes' }));
  expect(await builder()).toHaveValue('Metricon Homes');
  expect(question()).toBeNull();
  await type('mirvac');
  await userEvent.tab();
  await waitFor(async () => expect(await builder()).toHaveValue('Mirvac'));
  await save();
  await waitFor(() => expect(server.saved).toMatchObject([{ input: { changes: { developer: 'Mirvac' } } }]));
});

test('saved without an answer it is asked first, and saved again it stays as it is typed', async () => {
  const server = drawJobForm({ id: 42, names: { developers: ['Metricon Homes'] } });
  await openForm();
  await type('Wattle Build');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(question()).toHaveTextContent('“Wattle Build” is new here.');
  expect(server.saved).toEqual([]);
  await save();
  await waitFor(() => expect(server.saved).toMatchObject([{ input: { changes: { developer: 'Wattle Build' } } }]));
});
