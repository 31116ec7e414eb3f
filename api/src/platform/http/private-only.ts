// /readyz and /metrics answer on this machine and on the internal network only (contract/rest.md).
import { BlockList, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { refuse } from '@lotline/schema/errors/refusal-error';

const internal = new BlockList();
internal.addSubnet('127.0.0.0', 8, 'ipv4');
internal.addSubnet('10.0.0.0', 8, 'ipv4');
internal.addSubnet('172.16.0.0', 12, 'ipv4');
internal.addSubnet('192.168.0.0', 16, 'ipv4');
internal.addSubnet('169.254.0.0', 16, 'ipv4');
internal.addAddress('::1', 'ipv6');
internal.addSubnet('fc00::', 7, 'ipv6');
internal.addSubnet('fe80::', 10, 'ipv6');

export function isInternalAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return internal.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Everybody else gets NOT_FOUND. */
export const privateOnly: RequestHandler = (req, _res, next) => {
  if (!isInternalAddress(req.ip)) refuse('NOT_FOUND');
  next();
};
