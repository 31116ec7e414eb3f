// What stands in a filter while its options are not here.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterEditor } from './FilterEditor.tsx';
import type { FilterDefinition } from './list-query.ts';

const GROUP: FilterDefinition = { id: 'group', label: 'Group', kind: 'many' };
const refetch = jest.fn();
const draw = (error: Error | null) =>
  render(
    <FilterEditor
      definition={GROUP}
      options={{ optionsOf: () => null, reads: [{ data: undefined, error, refetch }] }}
      values={[]}
      onChange={() => undefined}
    />,
  );

test('options on their way are said to be', () => {
  draw(null);
  expect(screen.getByText('Loading …')).toBeVisible();
});

test('options that could not be read are said to be missing, and are read again on request', async () => {
  draw(new Error('The server cannot be reached at the moment.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Group could not be loaded.The server cannot be reached at the moment.');
  expect(screen.queryByText('Loading …')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
