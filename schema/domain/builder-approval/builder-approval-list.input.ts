// What the list of builder approvals takes (screens.md §2.10).
import { listInputs } from '../list/declared-inputs.ts';
import type { FilterOf } from '../list/list-declaration.ts';
import { BUILDER_APPROVAL_LIST } from './builder-approval.columns.ts';

export type ApprovalTab = FilterOf<typeof BUILDER_APPROVAL_LIST>['tab'];

const inputs = listInputs(BUILDER_APPROVAL_LIST);
export const approvalListInput = inputs.page;
export const approvalIdsInput = inputs.ids;
