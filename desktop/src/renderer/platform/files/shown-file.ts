// A file as the server describes it, at a job and at a project alike.
import type { AttachmentFieldsFragment } from '@lotline/schema/generated/operations';

export type ShownFile = AttachmentFieldsFragment;
