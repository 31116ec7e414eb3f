// The gateway that the settings choose.
import type { Sequelize } from 'sequelize';
import type { Config } from '../config/config.ts';
import { recordingGateway } from './recording-gateway.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** Null: this server sends no messages. */
export function openGateway({ SMS_GATEWAY }: Pick<Config, 'SMS_GATEWAY'>, sequelize: Sequelize): SmsGateway | null {
  return SMS_GATEWAY === 'none' ? null : recordingGateway(sequelize);
}

/** The name of it, for those who queue a message and send none. */
export const gatewayName = ({ SMS_GATEWAY }: Pick<Config, 'SMS_GATEWAY'>): string | null => (SMS_GATEWAY === 'none' ? null : SMS_GATEWAY);
