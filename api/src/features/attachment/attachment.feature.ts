// What the API serves of files (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { AttachmentResolver } from './attachment.resolver.ts';

export const ATTACHMENT_FEATURE: ApiFeature = {
  name: 'attachment',
  resolvers: [AttachmentResolver],
};
