// What the API serves of construction codes (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { CONSTRUCTION_CODES } from './construction-code-list.sql.ts';
import { ConstructionCodeResolver } from './construction-code.resolver.ts';

export const CONSTRUCTION_CODE_FEATURE: ApiFeature = {
  name: 'construction-code',
  resolvers: [ConstructionCodeResolver],
  files: [listFile({ reads: CONSTRUCTION_CODES, present: plainPresenter(CONSTRUCTION_CODES.list) })],
  live: ['construction_code'],
};
