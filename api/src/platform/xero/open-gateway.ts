// The gateway to Xero that the settings choose.
import type { Config } from '../config/config.ts';
import { httpXeroGateway } from './http-gateway.ts';
import type { XeroGateway } from './xero-gateway.ts';

type XeroSettings = Pick<Config, 'XERO_URL' | 'XERO_TOKEN' | 'XERO_ORGANISATION'>;

/** Null: this server asks no Xero. */
export function openXeroGateway({ XERO_URL, XERO_TOKEN, XERO_ORGANISATION }: XeroSettings): XeroGateway | null {
  if (XERO_URL === undefined || XERO_TOKEN === undefined || XERO_ORGANISATION === undefined) return null;
  return httpXeroGateway({ url: XERO_URL, token: XERO_TOKEN, organisation: XERO_ORGANISATION });
}
