// The message sent by the server: offered where it has a gateway, and what it says meanwhile.
import { MOST_SMS_CHARACTERS, RECORDING } from '@lotline/schema/domain/builder-approval/sms.rules';
import { SendBuilderSmsDocument } from '@lotline/schema/generated/documents/builder-approval';
import { job } from '../data/follows.ts';
import { useCommand } from '../data/use-command.ts';
import type { BuilderDraft } from './builder-draft.ts';

interface OfMessage {
  readonly draft: BuilderDraft;
  readonly ids: readonly number[];
  readonly text: string;
  readonly toastText: string | null;
  readonly onDone: () => void;
}

export function useSmsGateway({ draft, ids, text, toastText, onDone }: OfMessage) {
  const { run, isBusy, sentence } = useCommand({
    touches: ids.map((id) => job(id)),
    toastText,
    send: async (call, message: string, client) => (await call(SendBuilderSmsDocument, { ids: [...ids], message, client })).data,
    onDone,
  });
  const refusedBecause =
    ids.length === 0 || text.trim() === ''
      ? 'Tick a job and write the message.'
      : text.length > MOST_SMS_CHARACTERS
        ? `An SMS has at most ${String(MOST_SMS_CHARACTERS)} characters. Make it shorter, or draft it by hand.`
        : undefined;
  return {
    isOffered: draft.smsGateway !== null,
    note: draft.smsGateway === RECORDING ? 'This server has no SMS gateway: a message that is sent by SMS is only recorded.' : null,
    send: () => {
      if (refusedBecause === undefined && !isBusy) void run(text);
    },
    refusedBecause,
    isBusy,
    sentence,
  };
}

export type SmsWay = ReturnType<typeof useSmsGateway>;
