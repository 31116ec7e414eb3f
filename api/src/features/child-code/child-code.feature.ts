// What the API serves of child codes (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { CHILD_CODES } from './child-code-list.sql.ts';
import { ChildCodeResolver } from './child-code.resolver.ts';

export const CHILD_CODE_FEATURE: ApiFeature = {
  name: 'child-code',
  resolvers: [ChildCodeResolver],
  files: [listFile({ reads: CHILD_CODES, present: plainPresenter(CHILD_CODES.list) })],
  live: ['child_code'],
};
