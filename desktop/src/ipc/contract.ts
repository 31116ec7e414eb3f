// The contract between the window and the program: for each channel its argument parser and its result. There is no other way between the two.
import { MOST_MESSAGE_CHARACTERS } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { z } from 'zod';
import type { ChannelName } from './channel-names.ts';

const account = z.strictObject({ homeAccountId: z.string(), username: z.string() });

/** `until`: when it expires, in milliseconds. */
const accessToken = z.strictObject({ token: z.string(), until: z.number() });
/** The provider's own word: the person must sign in again. An error would come through without it. */
const tokenRefusal = z.strictObject({ refusal: z.string() });

/** `syncedAt`: how old the rows are; null while they come for the first time, or nobody is signed in. */
const cacheState = z.strictObject({
  syncedAt: z.string().nullable(),
  count: z.int(),
  /** How many jobs there were when the filling began; null: it is not being filled. */
  expected: z.int().nullable(),
  /** How often everything was removed. */
  anew: z.int(),
  /** On disk where the system has a real keyring, else for as long as the program runs. */
  isLasting: z.boolean(),
  /** Why the cache began empty this time; null: it did not. */
  rebuilt: z.enum(['first', 'unreadable', 'damaged', 'other-version', 'other-person']).nullable(),
});

const asking = { personName: z.string().max(300) };
/** An operation of the API with its variables. */
const answerKey = z.string().min(1).max(2_000);
/** As the API has it: the program adds the server and the token, and nothing else can be asked by it. */
const EXPORT_PATH = /^\/api\/exports\/[a-z-]+\.(csv|xlsx)\?[^#\s]*$/i;
/** The variables of the API's operation, as JSON. */
const variablesText = z.string().min(2).max(500_000);
const MOST_ANSWER_CHARACTERS = 8_000_000;

const messageText = z.string().max(MOST_MESSAGE_CHARACTERS);
const messageDraft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sms'), phone: z.string().max(50), text: messageText }),
  z.strictObject({
    ...{ kind: z.literal('mail'), to: z.string().max(320) },
    ...{ subject: z.string().max(200).exactOptional(), text: messageText.exactOptional() },
  }),
]);

const CONTRACT = {
  /** Who is signed in on this computer. */
  account: { args: z.strictObject({}), result: account.nullable() },
  /** In the system's browser; answers when the person has come back from it. */
  signIn: { args: z.strictObject({ asksWho: z.boolean() }), result: account },
  token: { args: z.strictObject({ force: z.boolean() }), result: z.union([accessToken, tokenRefusal]) },
  /** Deletes what is stored of the person on this computer. */
  signOut: { args: z.strictObject({}), result: z.null() },
  cacheState: { args: z.strictObject({}), result: cacheState },
  /** The cache is brought up to date now. */
  syncJobs: { args: z.strictObject({}), result: cacheState },
  /** Jobs of the cache as the API answers them; never a call to the server. `cannot`: what only the server answers. */
  readJobs: {
    args: z.strictObject({ read: z.enum(['page', 'ids', 'board', 'views', 'options']), asked: variablesText, ...asking }),
    result: z.strictObject({ data: z.unknown(), cannot: z.string().nullable(), state: cacheState }),
  },
  /** What the page of an open job shows, as the sync has brought it, each part as JSON; null: it is not here. */
  jobPage: {
    args: z.strictObject({ id: z.int().positive() }),
    result: z
      .strictObject({
        ...{ asOf: z.string(), job: z.string(), fieldComments: z.string() },
        /** Null for who does not read them. */
        internalComments: z.string().nullable(),
        /** Null for who may not see amounts. */
        costs: z.string().nullable(),
        /** Null for who does not read them. */
        delegations: z.string().nullable(),
        /** Null: nothing is planned. */
        plannedStatus: z.string().nullable(),
        ...{ folders: z.string(), review: z.string() },
      })
      .nullable(),
  },
  /** What the server answered to this read last. */
  storedAnswer: { args: z.strictObject({ key: answerKey }), result: z.strictObject({ at: z.string(), data: z.string() }).nullable() },
  storeAnswer: {
    args: z.strictObject({
      key: answerKey,
      job: z.int().positive().nullable(),
      data: z.string().max(MOST_ANSWER_CHARACTERS),
      anew: z.int(),
    }),
    result: z.null(),
  },
  /** A list of the server to disk, through the system's dialog. */
  saveExport: {
    args: z.strictObject({
      path: z.string().max(1_000_000).regex(EXPORT_PATH),
      fileName: z
        .string()
        .min(1)
        .max(200)
        .regex(/^[^/\\:*?"<>|\p{Cc}]+\.(csv|xlsx)$/u),
      /** False: the server is not tried, and this computer's copy is written. */
      isOnline: z.boolean(),
      /** For the copy: who asks. Amounts are not in it without their claim; claims say which columns the file has. */
      by: z.strictObject({ ...asking, claims: z.array(z.string().max(100)).max(200) }),
    }),
    result: z.union([
      z.strictObject({ outcome: z.enum(['saved', 'cancelled', 'failed', 'busy']) }),
      /** From this computer's copy. */
      z.strictObject({ outcome: z.literal('copied'), asOf: z.string().nullable() }),
      /** Why only the server could write it. */
      z.strictObject({ outcome: z.literal('cannot'), sentence: z.string() }),
      z.strictObject({ outcome: z.literal('refused'), status: z.int(), body: z.string() }),
    ]),
  },
  /** Bytes on disk; null: nothing is being saved. */
  exportProgress: { args: z.strictObject({}), result: z.int().nullable() },
  cancelExport: { args: z.strictObject({}), result: z.null() },
  /** A message that the person has drafted, opened in this computer's own messages or mail. */
  openDraft: { args: z.strictObject({ draft: messageDraft }), result: z.enum(['opened', 'too-long', 'failed']) },
  /** Of the server that this program works with: what is copied here is opened elsewhere. */
  serverAddress: { args: z.strictObject({}), result: z.string() },
} satisfies Record<ChannelName, { readonly args: z.ZodType; readonly result: z.ZodType }>;

type Shapes = {
  readonly [Name in ChannelName]: {
    readonly args: z.output<(typeof CONTRACT)[Name]['args']>;
    readonly result: z.output<(typeof CONTRACT)[Name]['result']>;
  };
};
export type ArgsOf<Name extends ChannelName> = Shapes[Name]['args'];
export type ResultOf<Name extends ChannelName> = Shapes[Name]['result'];

export interface Channel<Args, Result> {
  readonly args: z.ZodType<Args>;
  readonly result: z.ZodType<Result>;
}

/** The same, as the type checker follows one channel's name through it. */
export const CHANNELS: { readonly [Name in ChannelName]: Channel<ArgsOf<Name>, ResultOf<Name>> } = CONTRACT;

/** `window.lotlineDesktop`: what the preload gives to the console. */
export type DesktopBridge = { readonly [Name in ChannelName]: (args: ArgsOf<Name>) => Promise<ResultOf<Name>> };
