// What the API serves of the phone’s items (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { FieldItemResolver } from './field-item.resolver.ts';

export const ITEM_FEATURE: ApiFeature = {
  name: 'item',
  resolvers: [FieldItemResolver],
};
