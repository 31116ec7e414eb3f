// What a key in the job form costs: counted in antd controls that render again, of the forty that the form has.
import { createElement, type ComponentType } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Antd from 'antd';
import { drawJobForm, openForm } from './testing/draw-job-form.tsx';

const mockRendered: string[] = [];

jest.mock('antd', () => {
  const antd = jest.requireActual<typeof Antd>('antd');
  const counted = (name: string, control: ComponentType<never>) =>
    Object.assign((props: never) => {
      mockRendered.push(name);
      return createElement(control, props);
    }, control);
  return {
    ...antd,
    AutoComplete: counted('AutoComplete', antd.AutoComplete),
    Checkbox: counted('Checkbox', antd.Checkbox),
    Select: counted('Select', antd.Select),
  };
});

test('the fields that a job cannot be without are marked: of the address those of its kind, of its own those that the work type asks for', async () => {
  drawJobForm({ id: 31 });
  await openForm();
  for (const label of ['Work order', 'Street', 'Suburb']) expect(await screen.findByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Gate code')).toBeRequired();
  for (const label of ['Customer ref', 'Floors']) expect(screen.getByLabelText(label)).not.toBeRequired();
});

test('plans that expire before the booked day are told with its year where that is another one', async () => {
  drawJobForm({ id: 31, values: { dbydExpiryDate: '2126-11-20' }, nextBooked: '2127-01-04' });
  await openForm();
  expect(await screen.findByText('before the next booked day, 4 Jan 2127')).toBeVisible();
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a key in one field renders no antd control of another field again', async () => {
  drawJobForm({ id: 31 });
  await openForm();
  const field = await screen.findByLabelText('Customer ref');
  // the first key marks the form as changed
  await userEvent.type(field, 'M');
  expect(mockRendered.length).toBeGreaterThan(5);
  mockRendered.length = 0;
  await userEvent.type(field, 'F-1');
  expect(field).toHaveValue('MF-1');
  expect(mockRendered).toEqual([]);
});
