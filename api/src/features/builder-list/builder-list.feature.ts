// What the API serves of the list of builder approvals (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { BuilderApprovalListResolver } from './builder-approval-list.resolver.ts';
import { BUILDER_APPROVALS } from './builder-approval-list.sql.ts';
import { approvalPresenter } from './builder-approval.presenter.ts';

export const BUILDER_LIST_FEATURE: ApiFeature = {
  name: 'builder-list',
  resolvers: [BuilderApprovalListResolver],
  files: [listFile({ reads: BUILDER_APPROVALS, present: approvalPresenter })],
};
