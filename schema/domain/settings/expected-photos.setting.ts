// 'Expected Photos': the shots that a task of a work type is to have, in the order in which they are taken (issue 10 §1).
import type { z } from 'zod';
import type { expectedPhotosSetting } from './expected-photos.schema.ts';

export type ExpectedPhotosSetting = z.output<typeof expectedPhotosSetting>;
export type ExpectedShot = ExpectedPhotosSetting['shots'][number];

export const DEFAULT_EXPECTED_PHOTOS: ExpectedPhotosSetting = { shots: [] };
