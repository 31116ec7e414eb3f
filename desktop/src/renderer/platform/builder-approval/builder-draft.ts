// A draft as the dialog has it.
import type { BuilderRequestDraftQuery } from '@lotline/schema/generated/operations';

export type BuilderDraft = BuilderRequestDraftQuery['builderRequestDraft'];
