// What the API serves of requests to builders (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { BuilderRequestResolver } from './builder-request.resolver.ts';

export const BUILDER_FEATURE: ApiFeature = {
  name: 'builder',
  resolvers: [BuilderRequestResolver],
};
