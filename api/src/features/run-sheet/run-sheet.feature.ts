// What the API serves of run sheets (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { RunSheetResolver } from './run-sheet.resolver.ts';

export const RUN_SHEET_FEATURE: ApiFeature = {
  name: 'run-sheet',
  resolvers: [RunSheetResolver],
};
