import { sayVisitBooking, visitBooking } from './visit-booking.rules.ts';

const contact = (sortOrder: number, name: string | null, phone: string | null) => ({ sortOrder, name, phone });
const NOBODY = 'Visits here are booked first, but there is no site contact to call.';
const WITH_DALE = 'Book the visit with Dale Whitby before you go.';
const PHONE = '+61491570156';

test.each([
  ['not bookable', false, [contact(1, 'Dale Whitby', PHONE)], null],
  ['not bookable, and nobody', false, [], null],
  ['nobody', true, [], NOBODY],
  ['somebody without a phone', true, [contact(1, 'Dale Whitby', ' ')], NOBODY],
  ['somebody with a phone', true, [contact(1, 'Dale Whitby', PHONE)], WITH_DALE],
  ['the primary one of two', true, [contact(2, 'Sia Taufa', PHONE), contact(1, 'Dale Whitby', PHONE)], WITH_DALE],
  ['the other one, where the primary one has no phone', true, [contact(1, 'Sia Taufa', null), contact(2, 'Dale Whitby', PHONE)], WITH_DALE],
  ['a phone without a name', true, [contact(1, '', PHONE)], 'Book the visit with the site contact before you go.'],
])('%s', (_, isBookable, siteContacts, said) => {
  const job = { siteContact: null, siteContactPhone: null, siteContacts };
  expect(sayVisitBooking(visitBooking(job, isBookable))).toBe(said);
});

test.each([
  [contact(1, 'Dale Whitby', PHONE), 'The crew books the visit with Dale Whitby before it goes.'],
  [contact(1, '', PHONE), 'The crew books the visit with the site contact before it goes.'],
  [contact(1, 'Dale Whitby', null), NOBODY],
])('the office is not told to go: %j', (one, said) => {
  const job = { siteContact: null, siteContactPhone: null, siteContacts: [one] };
  expect(sayVisitBooking(visitBooking(job, true), 'office')).toBe(said);
});

test('a job without rows of contacts has its own', () => {
  const job = { siteContact: 'Dale Whitby', siteContactPhone: PHONE, siteContacts: [] };
  expect(sayVisitBooking(visitBooking(job, true))).toBe(WITH_DALE);
});
