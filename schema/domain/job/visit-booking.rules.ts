// What is said of booking a visit first, where the addresses of the work type are bookable [assume] (decision 049). Nothing is refused by it.
import { sortContacts } from './site-contact.rules.ts';

interface Contact {
  readonly name: string | null;
  readonly phone: string | null;
}

interface BookingFacts {
  readonly siteContact: string | null;
  readonly siteContactPhone: string | null;
  readonly siteContacts: readonly (Contact & { readonly sortOrder: number })[];
}

/** 'none': not booked · 'contact': with whom · 'nobody': there is nobody to call. */
export type VisitBooking = { readonly state: 'none' | 'nobody' } | { readonly state: 'contact'; readonly name: string | null };

const isSet = (text: string | null): boolean => text !== null && text.trim() !== '';

/** The first site contact with a phone is the one to call; a job without rows of contacts has its own. */
export function visitBooking({ siteContact, siteContactPhone, siteContacts }: BookingFacts, isBookable: boolean): VisitBooking {
  if (!isBookable) return { state: 'none' };
  const contacts: readonly Contact[] =
    siteContacts.length === 0 ? [{ name: siteContact, phone: siteContactPhone }] : sortContacts(siteContacts);
  const called = contacts.find(({ phone }) => isSet(phone));
  return called === undefined ? { state: 'nobody' } : { state: 'contact', name: isSet(called.name) ? called.name : null };
}

/** @param reader the crew goes, the office does not · null: nothing */
export function sayVisitBooking(booking: VisitBooking, reader: 'crew' | 'office' = 'crew'): string | null {
  switch (booking.state) {
    case 'none':
      return null;
    case 'contact':
      return reader === 'crew'
        ? `Book the visit with ${booking.name ?? 'the site contact'} before you go.`
        : `The crew books the visit with ${booking.name ?? 'the site contact'} before it goes.`;
    case 'nobody':
      return 'Visits here are booked first, but there is no site contact to call.';
  }
}
