// The history says from which device each thing was done, and is narrowed to one person or one device.
import { screen } from '@testing-library/react';
import { ApiError } from '@lotline/web-session/api-error';
import { createLocal } from '../../../platform/data/local/create-local.tsx';
import { buildBridge } from '../../../testing/build-bridge.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { drawJob } from '../testing/draw-job.tsx';

const event = (id: string, displayName: string, device: string | null, status: string) => ({
  ...{ id, recordedAt: '2026-11-19T20:02:00.000Z', occurredAt: null, move: 'setJobStatus', entity: 'construction', entityId: 7 },
  ...{ actorKind: displayName === '' ? 'system' : 'person', displayName, device, why: null, detail: null, ofMany: null },
  ...{ before: { status: 'Received' }, after: { status } },
});

test('of one person, and of one device', async () => {
  drawJob({
    ...{ tab: 'history', claims: ['CAN_VIEW_ALL_GROUPS'] },
    reads: () => ({
      jobEvents: {
        events: [
          event('9', 'Asha Menon', 'Edge on Windows', 'Scheduled'),
          event('8', 'Rob Castellano', 'Chrome on Android', 'Scoping'),
          event('7', 'Rob Castellano', 'Edge on Windows', 'Claimed'),
          event('6', '', null, 'Paid'),
        ],
        next: null,
      },
    }),
  });
  expect(await screen.findByText('4 events')).toBeVisible();
  expect(screen.getByText('Chrome on Android')).toBeVisible();
  await chooseOption('Person', 'Rob Castellano');
  expect(await screen.findByText('2 of 4 events')).toBeVisible();
  await chooseOption('Device', 'Edge on Windows');
  expect(await screen.findByText('1 of 4 events')).toBeVisible();
  expect(screen.getByText('Claimed')).toBeVisible();
  await chooseOption('Person', 'Everyone');
  expect(await screen.findByText('2 of 4 events')).toBeVisible();
});

test.each([
  ['the program says that its copy has none', true, 'The history is not stored on this computer.'],
  ['a browser says that it could not be loaded', false, 'The history could not be loaded.'],
])('without a network %s', async (_what, isProgram, title) => {
  drawJob({
    ...{ tab: 'history', claims: ['CAN_VIEW_ALL_GROUPS'], ...(isProgram ? { program: createLocal(buildBridge()) } : {}) },
    reads: () => ({
      get jobEvents(): never {
        throw new ApiError({ code: 'OFFLINE', status: 0 });
      },
    }),
  });
  expect(await screen.findByText(title)).toBeVisible();
});
