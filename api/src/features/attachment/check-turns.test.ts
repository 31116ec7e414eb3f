import { requestMs } from '../../platform/http/time-limit.ts';
import { ASKS_EVERY_MS, turnTiming } from './check-turns.ts';

test.each([1, 5, 10])(
  'where waits are %i times as long, whoever waits in line is answered before the call itself is too late',
  (factor) => {
    const { waitMs, mostAsked } = turnTiming(factor);
    expect([waitMs, mostAsked]).toEqual([8_000 * factor, 80 * factor]);
    const longestWait = waitMs + mostAsked * ASKS_EVERY_MS;
    expect(requestMs(factor) - longestWait).toBeGreaterThan(0);
  },
);
