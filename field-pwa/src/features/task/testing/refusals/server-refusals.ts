// What has nothing to do with the task: the account, the sign-in, and a server or database in trouble (quality.md §1, §2).
import { within } from '@testing-library/react';
import type { ErrorCode } from '@lotline/schema/errors/catalogue';
import { buildVisit } from '../build-page-data.ts';
import { bar, inTurn, offers, press, saysState, toasts, type RefusalCase } from './refusal-case.ts';

const goesOnsite = { refuses: 'UpdateTaskUserOnSite', presses: press('I’m Onsite'), where: bar } as const;

const passes = (code: ErrorCode, rule: string): RefusalCase => ({
  code,
  rule,
  ...goesOnsite,
  then: async (scene) => {
    scene.succeeds('UpdateTaskUserOnSite', { taskUsers: [buildVisit({ onSiteUtc: new Date().toISOString() })] });
    await press('I’m Onsite')();
    await saysState('Onsite 0:00')();
    expect(within(bar()).queryByRole('alert')).toBeNull();
  },
});

export const SERVER_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'CLAIM_REQUIRED',
    rule: 'a role that was taken away refuses the step',
    ...goesOnsite,
    then: toasts('Error Setting Onsite'),
  },
  {
    code: 'CANNOT_LOG_IN',
    rule: 'a closed account refuses the step; that it ends the screens is in e2e/task-page/refusals and dom SessionGate',
    ...goesOnsite,
    then: toasts('Error Setting Onsite'),
  },
  {
    code: 'UNAUTHENTICATED',
    rule: 'a sign-in that ended refuses the step and keeps what is typed; signing in again is in e2e/shell/sign-in-again',
    ...goesOnsite,
    typed: [['Add a field comment', 'Water in the pit']],
    then: inTurn(toasts('Error Setting Onsite'), offers('I’m Onsite')),
  },
  passes('RATE_LIMITED', 'who asks too often is told to wait, and the same step works then'),
  passes('FAULT', 'a fault is said, and the same step works once it is mended'),
  passes('TIMEOUT', 'a statement that took too long is said, and the same step works later'),
  passes('UNAVAILABLE', 'a database that went away is said, and the same step works later'),
];
