// What the API serves of documents (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { DocumentResolver } from './document.resolver.ts';

export const DOCUMENT_FEATURE: ApiFeature = {
  name: 'document',
  resolvers: [DocumentResolver],
};
