// How 'Expected Photos' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';
import { lineOf } from '../kernel/input.ts';
import { MAX_PHOTO_TITLE_LENGTH, photoTitleProblem } from '../kernel/photo-title.ts';
import { namedList, settingName } from './setting-fields.ts';

const shot = z.strictObject({
  title: lineOf(MAX_PHOTO_TITLE_LENGTH)
    .min(1)
    .refine((title) => photoTitleProblem(title) === null, { error: 'cannot be the title of a photo.' }),
  count: z.int().min(1).max(50),
  required: z.boolean().default(false),
  /** Of tasks of this name alone; null: of every task. */
  task: settingName.nullable().default(null),
});

export const expectedPhotosSetting = z.strictObject({
  shots: namedList(shot, ({ title, task }) => `${task ?? ''}\n${title.trim().toLowerCase()}`),
});
