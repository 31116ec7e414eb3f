// A delivery receipt as a provider sends it (decision 083): signed with the secret that both have, over the instant and the bytes of the body, and good for
// five minutes, so that one that somebody has copied says nothing later.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const SIGNATURE_HEADER = 'x-sms-signature';
const GOOD_FOR_SECONDS = 300;

const receipt = z.object({
  /** The message's own id, as it was given to the provider. */
  reference: z.uuid(),
  status: z.enum(['delivered', 'undelivered']),
});
export type DeliveryReceipt = z.infer<typeof receipt>;

/** 't=1795000000,v1=<hex>'. @param at in seconds */
export const signReceipt = (secret: string, at: number, body: Buffer): string =>
  `t=${String(at)},v1=${macOf(secret, at, body).toString('hex')}`;

/** Null for what was not signed with this secret, or not lately. */
export function openReceipt(secret: string, header: string, body: Buffer, now: Date): DeliveryReceipt | null {
  const [, at = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const isLate = Math.abs(now.getTime() / 1000 - Number(at)) > GOOD_FOR_SECONDS;
  if (mac === '' || isLate || !timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, Number(at), body))) return null;
  return receipt.safeParse(parsed(body)).data ?? null;
}

const macOf = (secret: string, at: number, body: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(`${String(at)}.`)
    .update(body)
    .digest();

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
