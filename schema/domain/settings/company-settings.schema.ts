// How the settings of the whole company must look: judged when they are saved, and by the server when it reads them.
import { z } from 'zod';
import { MESSAGE_PARTS, messageProblem, MOST_TEMPLATE_CHARACTERS } from '../kernel/message-parts.ts';
import { parseAbn } from '../kernel/business-numbers.ts';
import { STATES } from '../kernel/business-days.ts';
import { DEFAULT_INVITATION, INVITATION_PARTS } from '../kernel/invitation.ts';
import { dayInput, lineOf, textOf } from '../kernel/input.ts';
import { logoProblem, MOST_LOGO_CHARACTERS } from './logo.rules.ts';
import { isHostName } from './message-hosts.rules.ts';
import { namedList, settingName } from './setting-fields.ts';

export const companySetting = z.strictObject({
  name: lineOf(100).min(1),
  /** Its digits alone; '': none is printed. */
  abn: lineOf(20)
    .default('')
    .transform((text, ctx) => {
      const abn = text === '' ? '' : parseAbn(text);
      if (abn !== null) return abn;
      ctx.addIssue({ code: 'custom', message: 'must be an ABN: eleven digits that fit together.' });
      return z.NEVER;
    }),
  /** A stored file, or what was just chosen: a small JPEG as a data URL; '': none is printed. */
  logo: z
    .string()
    .max(MOST_LOGO_CHARACTERS)
    .default('')
    .superRefine((text, ctx) => {
      const problem = logoProblem(text);
      if (problem !== null) ctx.addIssue({ code: 'custom', message: problem });
    }),
});

/** Within what the business and the law need: less than a month of errors helps nobody, and nothing here decides pay. */
const keptDays = z.int().min(30).max(3_650);
export const retentionSetting = z.strictObject({
  errorDays: keptDays,
  signInDays: keptDays,
  runDays: keptDays,
  deviceDays: keptDays,
  /** What the gateways were given, and checks of Xero. */
  integrationDays: keptDays.default(400),
});

const hostName = lineOf(253).transform((name) => name.toLowerCase());
const IS_HOST = { error: 'must be a host alone, such as works.example.com, without https:// and without a path.' };

const messageText = (parts: readonly string[], where: string) => {
  const text = textOf(MOST_TEMPLATE_CHARACTERS);
  const judged = (given: string, ctx: z.RefinementCtx) => {
    const problem = given === '' ? null : messageProblem(given, parts, where);
    if (problem !== null) ctx.addIssue({ code: 'custom', message: problem });
  };
  return { companys: text.min(1).superRefine(judged), ofHost: text.default('').superRefine(judged) };
};
const BUILDER_REQUEST = messageText(MESSAGE_PARTS, 'where the builder answers');
const INVITATION = messageText(INVITATION_PARTS, 'where the person signs in');

export const messagesSetting = z.strictObject({
  builderRequest: BUILDER_REQUEST.companys,
  invitation: INVITATION.companys.default(DEFAULT_INVITATION),
  hosts: namedList(
    z.strictObject({
      host: hostName.refine(isHostName, IS_HOST),
      signature: lineOf(100).default(''),
      domainName: hostName.refine((name) => name === '' || isHostName(name), IS_HOST).default(''),
      builderRequest: BUILDER_REQUEST.ofHost,
      invitation: INVITATION.ofHost,
    }),
    ({ host }) => host,
  ).default([]),
});

export const notificationsSetting = z.strictObject({
  /** Business days after which a builder who has not answered is asked again. */
  builderReminderDays: z.int().min(1).max(30),
});

export const holidaysSetting = z.strictObject({
  days: namedList(
    z.strictObject({
      day: dayInput,
      name: settingName,
      /** Null: in every state. */
      state: z.enum(STATES).nullable().default(null),
    }),
    ({ day, state }) => `${day} ${state ?? ''}`,
  ),
});
