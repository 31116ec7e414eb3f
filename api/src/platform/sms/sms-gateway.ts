// What sends a text message to a phone (decision 083). An adapter is all that knows a provider; nothing else of the product does.

export interface OutgoingSms {
  /** A UUID. The gateway sends each once, however often it is asked: an adapter whose provider cannot know it again looks the message up before it sends. */
  readonly sendId: string;
  /** '+61491570156'. */
  readonly mobile: string;
  readonly text: string;
}

export type SmsAnswer =
  | { readonly taken: true; /** The provider's own name of it, for whoever asks there. */ readonly reference: string | null }
  | {
      readonly taken: false;
      /** `number`: this phone takes no messages. `refused`: everything else that asking again does not change. */ readonly why:
        | 'number'
        | 'refused';
    };

export interface SmsGateway {
  /** As the setting SMS_GATEWAY and the outbox call it. */
  readonly name: string;
  /**
   * @throws GatewayDown when nothing can have reached the provider; anything else that it throws means that the message may have been taken.
   * @param signal ends the wait: an adapter passes it on to its connection
   */
  send(sms: OutgoingSms, signal: AbortSignal): Promise<SmsAnswer>;
}

/** There was no connection, or the provider said that it does nothing at all now: the message is not sent. */
export class GatewayDown extends Error {}
