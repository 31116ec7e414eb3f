// What stands in a filter: how it compares, and its options once they are here.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import type { FilterDefinition, FilterSetting } from './list-query.ts';

const GROUP: FilterDefinition = { id: 'group', label: 'Group', kind: 'many', operators: ['is', 'not', 'empty', 'filled'] };
const refetch = jest.fn();
const onChange = jest.fn();
const draw = (error: Error | null, setting: FilterSetting | null = null) =>
  renderSignedIn(
    <FilterEditor
      definition={GROUP}
      options={{ optionsOf: () => null, reads: [{ data: undefined, error, refetch }] }}
      setting={setting}
      onChange={onChange}
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

test('a filter that compares otherwise keeps its values, and has them again after "is empty"', async () => {
  draw(null, { operator: 'is', values: ['3'] });
  await userEvent.click(await screen.findByRole('radio', { name: 'Is not' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Is empty' }));
  expect(screen.queryByText('Loading …')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Is' }));
  expect(onChange.mock.calls).toEqual([
    ['not', ['3']],
    ['empty', ['yes']],
    ['is', ['3']],
  ]);
});

test('a filter that compares in one way alone offers no other', () => {
  const only: FilterDefinition = { ...GROUP, operators: ['is'] };
  renderSignedIn(<FilterEditor definition={only} options={{ optionsOf: () => null, reads: [] }} setting={null} onChange={onChange} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
