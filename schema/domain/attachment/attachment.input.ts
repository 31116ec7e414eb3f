// What the calls for uploads carry (contract/rest.md; both specifications §7), each name that they use, and nothing else.
import { z } from 'zod';
import { flagInput, instantInput, lineOf, optionalIdInput, optionalTextOf, idInput, refusing, textOf, uuidInput } from '../kernel/input.ts';
import { tagsOf } from './attachment.rules.ts';
import { MAX_PHOTO_TITLE_LENGTH } from '../kernel/photo-title.ts';
import { MAX_FILE_BYTES } from './file-limits.ts';
import { folderInput } from './folder.input.ts';
import { contentTypeOf } from './file-types.ts';
import { MAX_PARTS, MAX_PARTS_REQUESTED } from './parts.rules.ts';

/** Against pixel floods (quality.md §2); the phone's own pictures have less than one megapixel. */
export const MAX_PIXELS = 40_000_000;
const MAX_ATTACHMENT_COMMENT_LENGTH = 4000;

const sizeInput = z
  .int()
  .min(1)
  .refine((size) => size <= MAX_FILE_BYTES, refusing('FILE_TOO_LARGE'));
const sha256Input = z
  .string()
  .refine((text) => /^[0-9a-f]{64}$/i.test(text), { error: 'must be a SHA-256 in hexadecimal.' })
  .transform((text) => text.toLowerCase());
/** A line without the signs that turn the direction of reading: with one, 'photo\u202egpj.pdf' is read as 'photofdp.jpg'. Emoji need none. */
const labelOf = (maxLength: number) =>
  lineOf(maxLength)
    .min(1)
    .refine((text) => !/[\u202a-\u202e\u2066-\u2069]/.test(text), { error: 'contains characters that change the direction of text.' });
/** A label, never a path: the storage key is made by the server. */
const nameInput = labelOf(255)
  .refine((name) => !/[/\\]/.test(name), { error: 'cannot contain a slash.' })
  .refine((name) => contentTypeOf(name) !== null, refusing('FILE_TYPE_NOT_ALLOWED'));
const tagsInput = textOf(500)
  .nullish()
  .transform((tags) => tagsOf(tags ?? null).join(';') || null);
const commentsInput = optionalTextOf(MAX_ATTACHMENT_COMMENT_LENGTH);

/** As the device told at the shutter; four decimals are shown, five are kept. */
const positionInput = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracyMetres: z
    .number()
    .min(0)
    .max(1_000_000)
    .nullish()
    .transform((metres) => metres ?? null),
});

/** POST getPresignedUploadParams: the file belongs to a job, to one of its tasks, to a potential job, to a project, or to a document of a contractor or a person. */
export const uploadInput = z
  .strictObject({
    name: nameInput,
    sizeBytes: sizeInput,
    constructionId: optionalIdInput,
    potentialJobId: optionalIdInput,
    taskId: optionalIdInput,
    projectId: optionalIdInput,
    resourceDocumentId: optionalIdInput,
    // Named by specification 2 for records that do not exist here: a file sent for one would be lost, so only null passes.
    groupAccommodationId: z.null().optional(),
    isDocAttachment: flagInput,
    tags: tagsInput,
    folder: folderInput.nullish().transform((folder) => folder ?? null),
    comments: commentsInput,
    clientId: uuidInput.nullish().transform((id) => id ?? null),
    sha256: sha256Input.nullish().transform((hash) => hash ?? null),
    position: positionInput.nullish().transform((position) => position ?? null),
    takenAt: instantInput.nullish().transform((instant) => instant ?? null),
  })
  .superRefine((upload, ctx) => {
    const ofJob = upload.constructionId !== null || upload.taskId !== null;
    if ([ofJob, upload.potentialJobId !== null, upload.projectId !== null, upload.resourceDocumentId !== null].filter(Boolean).length === 1)
      return;
    ctx.addIssue({
      code: 'custom',
      ...refusing('INVALID_INPUT', {
        sentence: 'A file belongs to a job, to a potential job, to a project or to a document, to exactly one of them.',
      }),
    });
  });
export type UploadInput = z.output<typeof uploadInput>;

/** POST getPresignedUpdateParams: new bytes for a file that is there, as after editing a photo. */
export const uploadUpdateInput = z.strictObject({
  attachmentId: idInput,
  name: nameInput,
  sizeBytes: sizeInput.nullish().transform((size) => size ?? null),
  tags: tagsInput,
  comments: commentsInput,
  clientId: uuidInput.nullish().transform((id) => id ?? null),
  sha256: sha256Input.nullish().transform((hash) => hash ?? null),
});
export type UploadUpdateInput = z.output<typeof uploadUpdateInput>;

/** POST {id}/complete: what the device holds, to be compared with what arrived. The hash may be missing where each part was announced with its own. */
export const uploadCompleteInput = z.strictObject({
  sizeBytes: sizeInput,
  sha256: sha256Input.nullish().transform((hash) => hash ?? null),
});

/** POST {id}/parts: the parts that are sent next, by number from 1 on, each with its own hash; none asks only for what is held. */
export const uploadPartsInput = z.strictObject({
  parts: z.array(z.strictObject({ number: z.int().min(1).max(MAX_PARTS), sha256: sha256Input })).max(MAX_PARTS_REQUESTED),
});
export type UploadPartsInput = z.output<typeof uploadPartsInput>;

/** Title of the photo capture (specification 1 §5, 2 §5). */
export const photoTitleInput = labelOf(MAX_PHOTO_TITLE_LENGTH);
