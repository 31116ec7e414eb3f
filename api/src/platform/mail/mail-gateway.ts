// What sends a letter to an e-mail address (decision 091). An adapter is all that knows a provider; nothing else of the product does.
import type { Sequelize } from 'sequelize';
import { RECORDING } from '@lotline/schema/domain/builder-approval/sms.rules';
import type { Config } from '../config/config.ts';
import { askProvider } from '../sms/http-gateway.ts';

export interface OutgoingMail {
  /** A UUID. The gateway sends each once, however often it is asked. */
  readonly sendId: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailGateway {
  /** As the setting MAIL_GATEWAY calls it. */
  readonly name: string;
  /**
   * @returns whether it was taken: an address that takes none, or a letter that is refused, is not
   * @throws what kept the gateway from answering: it is asked again
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<boolean>;
}

interface MailProvider {
  readonly url: string;
  readonly token: string;
  /** Null: the provider's own. */
  readonly sender: string | null;
}

/** A form by HTTP, with a bearer token and the letter's id as the key by which the provider knows it again. @param doFetch for tests */
export const httpMailGateway = ({ url, token, sender }: MailProvider, doFetch: typeof fetch = fetch): MailGateway => ({
  name: 'http',
  send: async ({ sendId, address, subject, text }, signal) => {
    const form = { to: address, subject, text, reference: sendId, ...(sender === null ? {} : { from: sender }) };
    return (await askProvider({ what: 'mail', url, token, sendId, form }, signal, doFetch)).taken;
  },
});

/** The gateway of a server that has none: it keeps what it is given, and sends nothing. */
export const recordingMailGateway = (sequelize: Sequelize): MailGateway => ({
  name: RECORDING,
  send: async ({ sendId, address, subject, text }) => {
    await sequelize.query(
      'insert into recorded_mail (send_id, address, subject, text) values ($sendId, $address, $subject, $text) on conflict (send_id) do nothing',
      { bind: { sendId, address, subject, text } },
    );
    return true;
  },
});

type MailSettings = Pick<Config, 'MAIL_GATEWAY' | 'MAIL_URL' | 'MAIL_TOKEN' | 'MAIL_SENDER'>;

/** The gateway that the settings choose. Null: this server sends no mail. */
export function openMailGateway(
  { MAIL_GATEWAY, MAIL_URL, MAIL_TOKEN, MAIL_SENDER }: MailSettings,
  sequelize: Sequelize,
): MailGateway | null {
  if (MAIL_GATEWAY === 'none') return null;
  if (MAIL_GATEWAY === 'record') return recordingMailGateway(sequelize);
  return httpMailGateway({ url: MAIL_URL ?? '', token: MAIL_TOKEN ?? '', sender: MAIL_SENDER ?? null });
}
