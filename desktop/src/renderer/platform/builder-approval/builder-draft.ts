// A draft as the dialog has it.
import type { BuilderDraftFieldsFragment } from '@lotline/schema/generated/operations';

export type BuilderDraft = BuilderDraftFieldsFragment;
