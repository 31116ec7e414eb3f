// The words of an invitation: the company's, with what is filled in.
import { DEFAULT_INVITATION, invitationMessage } from './invitation.ts';

test('an invitation names the address that lets in, and the page that the person works on', () => {
  const facts = {
    template: DEFAULT_INVITATION,
    firstName: 'Nia',
    email: 'nia@lotline.example',
    inviter: 'Asha Menon',
    signature: 'Meridian Works',
    origin: 'https://lotline.example',
  };
  expect(invitationMessage(facts, ['CAN_ACCESS_FIELD_WORK'])).toContain('https://lotline.example/field/');
  expect(invitationMessage(facts, ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_CONSTRUCTION'])).toContain('https://lotline.example/\n');
  expect(invitationMessage(facts, [])).toMatch(/nia@lotline\.example[\s\S]*Asha Menon\nMeridian Works$/);
  for (const signature of ['', facts.inviter]) expect(invitationMessage({ ...facts, signature }, [])).toMatch(/works\.\n\nAsha Menon$/);
});

test('in the company’s own words; a part that it leaves out is not said', () => {
  const facts = {
    firstName: 'Nia',
    email: 'nia@lotline.example',
    inviter: 'Asha Menon',
    signature: 'Meridian Works',
    origin: 'https://lotline.example',
  };
  const template = 'G’day {name}: {link} with {email}.\n{signature}';
  expect(invitationMessage({ ...facts, template }, [])).toBe(
    'G’day Nia: https://lotline.example/ with nia@lotline.example.\nMeridian Works',
  );
});
