// The gateway that the settings choose.
import type { Sequelize } from 'sequelize';
import type { Config } from '../config/config.ts';
import { httpGateway } from './http-gateway.ts';
import { recordingGateway } from './recording-gateway.ts';
import type { SmsGateway } from './sms-gateway.ts';

type SmsSettings = Pick<Config, 'SMS_GATEWAY' | 'SMS_URL' | 'SMS_TOKEN' | 'SMS_SENDER'>;

/** Null: this server sends no messages. */
export function openGateway({ SMS_GATEWAY, SMS_URL, SMS_TOKEN, SMS_SENDER }: SmsSettings, sequelize: Sequelize): SmsGateway | null {
  if (SMS_GATEWAY === 'none') return null;
  if (SMS_GATEWAY === 'record') return recordingGateway(sequelize);
  return httpGateway({ url: SMS_URL ?? '', token: SMS_TOKEN ?? '', sender: SMS_SENDER ?? null });
}

/** The name of it, for those who queue a message and send none. */
export const gatewayName = ({ SMS_GATEWAY }: Pick<Config, 'SMS_GATEWAY'>): string | null => (SMS_GATEWAY === 'none' ? null : SMS_GATEWAY);
