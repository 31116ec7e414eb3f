// From where people are let in: ranges of addresses, as IPv4 or IPv6 (screens.md §2.21, security).
import { z } from 'zod';
import { lineOf } from '../kernel/input.ts';
import { namedList, settingName } from './setting-fields.ts';

export const ADDRESSES_FOR = ['office', 'everyone'] as const;

const isRange = (text: string): boolean => z.cidrv4().safeParse(text).success || z.cidrv6().safeParse(text).success;

/** '203.0.113.7' is the range of that one address. */
const withLength = (text: string): string =>
  z.ipv4().safeParse(text).success ? `${text}/32` : z.ipv6().safeParse(text).success ? `${text}/128` : text;

const addressRange = lineOf(50)
  .transform((text) => withLength(text.toLowerCase()))
  .refine(isRange, { error: 'must be an address or a range of them, such as 203.0.113.0/24 or 2001:db8::/32.' });

export const officeAddressesSetting = z.strictObject({
  appliesTo: z.enum(ADDRESSES_FOR).default('office'),
  ranges: namedList(z.strictObject({ range: addressRange, name: settingName }), ({ range }) => range),
});
