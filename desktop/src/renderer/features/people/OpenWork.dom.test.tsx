// Whoever takes a sign-in away is told what the person's devices still hold, as they last said.
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OpenWork } from './OpenWork.tsx';
import type { Device, Person } from './person-data.ts';

const device: Device = {
  ...{
    id: 1,
    device: 'Chrome on Android',
    app: 'field',
    appVersion: '1',
    workerVersion: null,
    unsent: 0,
    unsentPhotos: 0,
    unsentFiles: 0,
    oldestUnsentAt: null,
  },
  ...{ lastError: null, lastSeenAt: '2026-11-25T01:00:00Z', resetAskedAt: null, resetDoneAt: null },
};
const person: Person = {
  ...{ id: 9, version: 0, firstName: 'Nia', lastName: 'New', email: 'nia@lotline.example', state: 'active', isSubcontractor: false },
  ...{
    lastSignInAt: null,
    invitedAt: null,
    signature: '',
    invitation: '',
    signInAddress: 'https://lotline.example',
    roles: [],
    groups: [],
    openTasks: [],
  },
  devices: [device, { ...device, id: 2, device: null, unsent: 3, unsentPhotos: 2, oldestUnsentAt: '2026-11-24T20:00:00Z' }],
};

test('a device with unsent work is named with how much and since when, and one that has sent everything is not', () => {
  render(<OpenWork person={person} />);
  expect(screen.getByText('1 change, 2 photos not sent from An unknown device')).toBeVisible();
  expect(screen.getByText(/Let it sync first, or the work stays on the device/)).toHaveTextContent(/the oldest since /);
  expect(screen.queryByText(/Chrome on Android/)).toBeNull();
});

test.each([
  [1, '1 open task stays with the others'],
  [30, '30 open tasks stay with the others'],
])('a group that goes on without them: %s', (openTasks, words) => {
  const group = { id: 2, name: 'Ridgeway Cabling', isSubcontractor: false, isAlone: false, isPrimaryContact: false, openTasks };
  render(<OpenWork person={{ ...person, groups: [group] }} />, { wrapper: MemoryRouter });
  expect(screen.getByText(new RegExp(words))).toBeVisible();
});
