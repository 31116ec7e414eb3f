// The way out of the field app to the job's page in the console (Spec 1 §2, §6).
import { act, screen } from '@testing-library/react';
import { buildMe } from '../../testing/render-signed-in.tsx';
import { CREW, openTask, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();
const NAME = 'Full Construction Job';
const RESETTER = buildMe({ claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }, { claimValue: 'CAN_RESET_CONSTRUCTION' }] });

test('leads whom the claim names to the job in the console', async () => {
  await openTask(gql, { me: RESETTER });
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', '/construction/10');
});

test('is not there for anybody else', async () => {
  await openTask(gql, { me: CREW });
  expect(screen.queryByText(new RegExp(NAME))).toBeNull();
});

test('without a network it leads nowhere, and says when it will', async () => {
  const { platform } = await openTask(gql, { me: RESETTER });
  act(() => platform.connection.reportNoAnswer());
  expect(screen.queryByRole('link', { name: NAME })).toBeNull();
  expect(screen.getByText(`${NAME}: opens once there is a connection`)).toBeVisible();
});
