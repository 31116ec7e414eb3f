// The gateway of a server that has none: it keeps what it is given, in the database, and sends nothing (decision 083).
import type { Sequelize } from 'sequelize';
import { RECORDING } from '@lotline/schema/domain/builder-approval/sms.rules';
import type { SmsGateway } from './sms-gateway.ts';

export const recordingGateway = (sequelize: Sequelize): SmsGateway => ({
  name: RECORDING,
  send: async ({ sendId, mobile, text }) => {
    await sequelize.query(
      'insert into recorded_sms (send_id, mobile, text) values ($sendId, $mobile, $text) on conflict (send_id) do nothing',
      { bind: { sendId, mobile, text } },
    );
    return { taken: true, reference: null };
  },
});
