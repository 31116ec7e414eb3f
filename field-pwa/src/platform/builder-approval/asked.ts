// Whose builder is asked: that of a job, or of a site that is no job yet.
import type { BuilderRequestDraftQuery } from '@lotline/schema/generated/operations';

export interface Asked {
  readonly kind: 'job' | 'potentialJob';
  readonly id: number;
}

export type RequestDraft = BuilderRequestDraftQuery['builderRequestDraft'];
