// What has nothing to do with the task: the account. A server in trouble and an ended sign-in refuse nothing: what was made waits (dom Pressed).
import { bar, press, toasts, type RefusalCase } from './refusal-case.ts';

const goesOnsite = { refuses: 'UpdateTaskUserOnSite', presses: press('I’m Onsite'), where: bar } as const;

export const SERVER_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'CLAIM_REQUIRED',
    rule: 'a role that was taken away refuses the step',
    ...goesOnsite,
    then: toasts('Error Setting Onsite'),
  },
];
