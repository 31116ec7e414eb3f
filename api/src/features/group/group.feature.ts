// What the API serves of groups (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { GroupChangeResolver } from './group-change.resolver.ts';
import { GROUPS } from './group-list.sql.ts';
import { GroupResolver } from './group.resolver.ts';

export const GROUP_FEATURE: ApiFeature = {
  name: 'group',
  resolvers: [GroupResolver, GroupChangeResolver],
  files: [listFile({ reads: GROUPS, present: plainPresenter(GROUPS.list) })],
  live: ['work_group'],
};
