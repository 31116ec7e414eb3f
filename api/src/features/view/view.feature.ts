// What the API serves of saved views (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { SavedViewResolver } from './saved-view.resolver.ts';

export const VIEW_FEATURE: ApiFeature = {
  name: 'view',
  resolvers: [SavedViewResolver],
};
