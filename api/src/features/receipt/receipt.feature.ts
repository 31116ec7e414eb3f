// What the API serves of receipts (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import type { Sequelize } from 'sequelize';
import { receiptKeyRoutes, receiptRoutes } from './receipt.routes.ts';

export const RECEIPT_FEATURE: ApiFeature<{ readonly sequelize: Sequelize }> = {
  name: 'receipt',
  resolvers: [],
  routes: { api: () => [receiptRoutes()], signed: (parts) => [receiptKeyRoutes(parts)] },
};
