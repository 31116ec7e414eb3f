// A new job that begins with tasks of its templates: what comes with it is told before it is saved, and goes with it.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '../../testing/choose-option.ts';
import { drawJobForm, openForm } from './testing/draw-job-form.tsx';

test('templates of the work type are ticked by their words; what each brings and leaves out stands there before the job is created', async () => {
  const server = drawJobForm({ id: 7, isNew: true });
  server.onSave = () => Promise.resolve({ createConstruction: { id: 7, version: 0 } });
  await openForm();
  await userEvent.type(await screen.findByLabelText('Work order'), '99001');
  expect(screen.queryByRole('group', { name: 'Tasks of the new job' })).toBeNull();
  await chooseOption('Work type', 'MDU');
  const tasks = await screen.findByRole('group', { name: 'Tasks of the new job' });
  expect(tasks).toHaveTextContent(/Pit and pipe due [^,]*, 3 items(?! without)/);
  expect(tasks).toHaveTextContent('Haul 1 item without a quantity');
  await userEvent.click(within(tasks).getByText('Pit and pipe'));
  const told = await screen.findByRole('status', { name: 'What is created with the job' });
  await waitFor(() =>
    expect(told).toHaveTextContent(
      'Pit and pipe: a task with 2 × PIT-450. Add these on the Items tab, because the template gives no quantity: CONDUIT. Not in the catalogue, left out: GONE.',
    ),
  );
  expect(screen.getByRole('navigation', { name: 'Sections' })).toHaveTextContent('Tasks and items');
  expect(told).not.toHaveTextContent('After the job’s due date');
  // the template's task is due in 14 days, the job in three
  await userEvent.type(screen.getByRole('textbox', { name: 'Original due' }), '+3');
  await userEvent.tab();
  await waitFor(() => expect(told).toHaveTextContent(/Due \d.*After the job’s due date/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), '9 Kent');
  await userEvent.click(screen.getByRole('button', { name: /Create the job/ }));
  await waitFor(() => expect(server.saved).toHaveLength(1));
  expect(server.saved[0]).toMatchObject({ input: { templates: ['Pit and pipe'], values: { workOrder: '99001', workType: 'MDU' } } });
});
