// A job on hold says so in the head of its task: by the work type's settings, whatever the status is called (issue 21 §4).
import { screen, waitFor } from '@testing-library/react';
import { openTask, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();
const status = (statusName: string, isHold: boolean) => ({ statusName, sortOrder: 1, fieldOrder: 1, fieldEdit: true, isHold });
const settings = [
  { name: 'Field Work Task', config: { fields: [{ fieldName: 'status', show: true }] } },
  { name: 'Job Status Settings', config: { statuses: [status('Paused', true), status('Off and on hold', false)] } },
];

test.each([
  ['Paused', 1],
  ['Off and on hold', 0],
])('%s: %d chips', async (name, count) => {
  await openTask(gql, { settings, job: { status: name } });
  await waitFor(() => expect(screen.queryByText('Work Type')).toBeNull());
  expect(screen.queryAllByText('On Hold')).toHaveLength(count);
});
