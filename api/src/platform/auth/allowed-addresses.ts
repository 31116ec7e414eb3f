// From which addresses a person is let in (screens.md §2.21). The address is the connection's own, or what a trusted proxy says (TRUSTED_PROXIES).
import { BlockList, isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { isOfOffice, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { OfficeAddressesSetting } from '@lotline/schema/domain/settings/company-settings';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../http/request-scope.ts';

type Family = 'ipv4' | 'ipv6';
const familyOf = (address: string): Family => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** IPv4 over IPv6 is the IPv4 address. @param ranges as the setting's schema has them: '203.0.113.0/24' @returns false for what is no address */
export function isWithin(address: string, ranges: readonly { readonly range: string }[]): boolean {
  const list = new BlockList();
  for (const { range } of ranges) {
    const [net = '', length = ''] = range.split('/');
    list.addSubnet(net, Number(length), familyOf(net));
  }
  return list.check(address, familyOf(address));
}

/** Nothing is limited while no range is named. */
export function isLetIn(
  { appliesTo, ranges }: OfficeAddressesSetting,
  actor: Pick<Actor, 'claims' | 'impersonatorId'>,
  address: string,
): boolean {
  if (ranges.length === 0 || (appliesTo === 'office' && !isOfOffice(actor))) return true;
  return isWithin(address, ranges);
}

export interface AddressGate {
  /** @throws RefusalError ADDRESS_NOT_ALLOWED */
  readonly check: (req: Pick<Request, 'ip'>, actor: Actor) => Promise<void>;
}

export const addressGate = (read: () => Promise<OfficeAddressesSetting>): AddressGate => ({
  check: async ({ ip }, actor) => {
    if (!isLetIn(await read(), actor, ip ?? '')) refuse('ADDRESS_NOT_ALLOWED');
  },
});

/** Behind `authenticate`. Signing out is let through from anywhere. */
export const keepToAddresses =
  ({ check }: AddressGate): RequestHandler =>
  async (req, _res, next) => {
    if (req.baseUrl !== '/auth' || req.path !== '/signout') await check(req, requestContext(req).actor);
    next();
  };
