import { schedulerNamed, schedulerNames } from './scheduler.rules.ts';

test('those who may schedule and the names that jobs have stand once each, by name', () =>
  expect(schedulerNames(['Rob Castellano', 'Ada Marsh'], ['rob  castellano', 'Mina Farouk', ' '])).toEqual([
    'Ada Marsh',
    'Mina Farouk',
    'Rob Castellano',
  ]));

test('a known name is taken as it is known, however it was typed; another is not known', () => {
  expect(schedulerNamed(' rob  CASTELLANO ', ['Rob Castellano'])).toEqual({ name: 'Rob Castellano', isKnown: true });
  expect(schedulerNamed(' Rbo Castellano', ['Rob Castellano'])).toEqual({ name: 'Rbo Castellano', isKnown: false });
});
