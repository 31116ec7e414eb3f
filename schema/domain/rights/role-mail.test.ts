// Who is told of a change of roles by email, and what the letter says.
import type { Claim } from '../kernel/claims.ts';
import { roleLetters } from './role-mail.ts';

const role = (id: number, name: string, ...claims: readonly Claim[]) => ({ id, name, claims });
const person = (id: number, roleIds: readonly number[], ...others: readonly Claim[]) => ({ id, roleIds, others });
const MONEY = 'CAN_VIEW_FINANCIAL_INFORMATION';

test('one letter a person, with the roles and what they gain and lose in words', () => {
  const before = [role(1, 'Office', 'CAN_VIEW_LOGS'), role(2, 'Leads')];
  const after = [role(1, 'Office', MONEY), role(2, 'Leads\r\nBcc: all')];
  const letters = roleLetters([person(7, [1, 2]), person(8, [1])], before, after, 'Meridian Works');
  expect(letters.map(({ userId }) => userId)).toEqual([7, 8]);
  expect(letters[0]?.text.split('\n')[0]).toBe('The roles Office, Leads Bcc: all were changed.');
  expect(letters[1]).toEqual({
    userId: 8,
    subject: 'Your rights in Lotline have changed',
    text: [
      'The role Office was changed.',
      ...['', 'You can now:', '- see rates and totals'],
      ...['', 'You can no longer:', '- read the logs'],
      ...['', 'This takes effect within a minute. Work on your phone that is not sent yet is kept.', '', 'Meridian Works'],
    ].join('\n'),
  });
});

test('who has the same rights before and after is told nothing', () => {
  const roles = (...claims: readonly Claim[]) => [role(1, 'Office', ...claims)];
  expect(roleLetters([person(7, [1], MONEY)], roles(), roles(MONEY), '')).toEqual([]);
  expect(roleLetters([person(7, [1])], roles(MONEY), [role(1, 'Front office', MONEY)], '')).toEqual([]);
});
