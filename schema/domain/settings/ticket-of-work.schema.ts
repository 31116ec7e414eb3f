// How 'Ticket of Work' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { lineOf, textOf } from '../kernel/input.ts';
import { namedList, settingName } from './setting-fields.ts';

/** Names an answer in the ticket: never given to another question of the work type. */
const key = z.string().regex(/^[a-z][a-zA-Z0-9]{0,59}$/, { error: 'must be a name as plansOnSite.' });
const words = textOf(500).min(1);

const asked = {
  key,
  label: words,
  /** Left out: it must be answered. */
  isOptional: z.boolean().optional(),
  /** Asked only where another question was answered so. */
  when: z.strictObject({ key, is: z.union([z.boolean(), settingName]) }).optional(),
  /** What stands under 'Controls agreed for today' once it is answered well; '…' is the answer. */
  control: words.optional(),
};

export const ticketQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ ...asked, kind: z.literal('text'), isLong: z.boolean().optional() }),
  z.strictObject({ ...asked, kind: z.literal('number'), unit: settingName.optional(), most: z.number().optional() }),
  z.strictObject({ ...asked, kind: z.literal('choice'), options: z.array(settingName).min(2).max(30) }),
  /** Answered `on`, the work stops: `text` says what to do. */
  z.strictObject({ ...asked, kind: z.literal('yesNo'), stop: z.strictObject({ on: z.boolean(), text: words }).optional() }),
  /** Before today, the work stops. */
  z.strictObject({ ...asked, kind: z.literal('date'), stopWhenPast: words.optional() }),
  /** Pictures are taken with the task's; here it is said that they are. */
  z.strictObject({ ...asked, kind: z.literal('photo') }),
  z.strictObject({ ...asked, kind: z.literal('prefilled'), from: z.enum(['workOrder', 'address', 'task', 'crew']) }),
  z.strictObject({ ...asked, kind: z.literal('position') }),
  /** crew: everybody who works there; worker, builder: at the end. */
  z.strictObject({ ...asked, kind: z.literal('signatures'), by: z.enum(['crew', 'worker', 'builder']), statement: words }),
]);

export const ticketStep = z.strictObject({
  key,
  title: settingName,
  /** What was agreed before the crew signed is changed by a new assessment alone. */
  phase: z.enum(['assessment', 'signOn', 'record', 'signOff']),
  questions: z.array(ticketQuestion).min(1).max(60),
});

export const ticketForm = z
  .strictObject({
    version: z.int().min(1).max(MAX_ID),
    steps: z.array(ticketStep).min(1).max(20),
  })
  .refine(({ steps }) => areDifferent([...steps.map((step) => step.key)]), { error: 'has two steps of one name.' })
  .refine(({ steps }) => areDifferent(steps.flatMap(({ questions }) => questions.map((question) => question.key))), {
    error: 'asks two questions under one name.',
  });

const areDifferent = (names: readonly string[]): boolean => new Set(names).size === names.length;

export const ticketOfWorkSetting = z.strictObject({
  /** '': nobody is named. */
  supervisorName: lineOf(100).default(''),
  /** Called at a stop; '': no number is known. */
  supervisorPhone: lineOf(30)
    .regex(/^(\+?[0-9][0-9 ]{2,28})?$/, { error: 'must be a telephone number.' })
    .default(''),
  forms: namedList(
    ticketForm.refine(({ version }) => version > 1, { error: 'of version 1 comes with the product: begin at 2.' }),
    ({ version }) => String(version),
  ),
});
