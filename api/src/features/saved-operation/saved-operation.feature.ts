// What the API serves of saved operations (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { SavedOperationResolver } from './saved-operation.resolver.ts';

export const SAVED_OPERATION_FEATURE: ApiFeature = {
  name: 'saved-operation',
  resolvers: [SavedOperationResolver],
};
