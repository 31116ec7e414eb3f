// What the API serves of files (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { AttachmentResolver } from './attachment.resolver.ts';
import { attachmentRoutes } from './attachment.routes.ts';
import { fileRoutes, type FileRoutesDeps } from './file.routes.ts';
import { zippedRoutes, zipRoutes } from './zip.routes.ts';

export const ATTACHMENT_FEATURE: ApiFeature<FileRoutesDeps> = {
  name: 'attachment',
  resolvers: [AttachmentResolver],
  routes: {
    api: ({ files, turns }) => [attachmentRoutes({ store: files.store, turns }), zipRoutes()],
    signed: (parts) => [fileRoutes(parts), zippedRoutes(parts)],
  },
};
