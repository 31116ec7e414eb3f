// Every list that has files, each by its declaration and its reads.
import { fieldNamesOfAll } from '@lotline/schema/domain/job/job-field-names';
import { isJobField } from '@lotline/schema/domain/job/job.fields';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { exportInput } from '@lotline/schema/domain/list/export.input';
import { chosenColumns, fileColumns, type ExportedRow } from '@lotline/schema/domain/list-file/file-columns';
import { ownLabel, type AnyList, type LabelOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { DeclaredList } from '../../platform/list/declared-list.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { plainPresenter, type PresentRow } from '../../platform/list/present-row.ts';
import { approvalPresenter } from '../builder-list/builder-approval.presenter.ts';
import { BUILDER_APPROVALS } from '../builder-list/builder-approval-list.sql.ts';
import { CHILD_CODES } from '../child-code/child-code-list.sql.ts';
import { CONSTRUCTION_CODES } from '../construction-code/construction-code-list.sql.ts';
import { contractorPaymentPresenter } from '../contractor/contractor-payment.presenter.ts';
import { CONTRACTOR_PAYMENTS } from '../contractor/contractor-payment-list.sql.ts';
import { CONTRACTORS } from '../contractor/contractor-list.sql.ts';
import { DEVICES } from '../device/device-list.sql.ts';
import { GROUPS } from '../group/group-list.sql.ts';
import { ACTIVITY } from '../log/activity-list.sql.ts';
import { ERRORS } from '../log/error-list.sql.ts';
import { JOB_LOG, jobLogPresenter } from '../log/job-log.sql.ts';
import { MESSAGE_LOG, messageLogPresenter } from '../log/message-log.sql.ts';
import { SIGN_INS } from '../log/sign-in-list.sql.ts';
import { activityPresenter } from '../log/activity.presenter.ts';
import { ITEM_CODES } from '../item-code/item-code-list.sql.ts';
import { jobPresenter } from '../job-list/job-list.presenter.ts';
import { JOBS } from '../job-list/job-list.sql.ts';
import { POTENTIAL_JOBS } from '../potential-job/potential-job-list.sql.ts';
import { potentialJobPresenter } from '../potential-job/potential-job.presenter.ts';
import { PEOPLE } from '../rights/person-list.sql.ts';
import { PROJECTS } from '../project/project-list.sql.ts';
import { projectPresenter } from '../project/project.presenter.ts';
import { loadSystemSettings } from '../setting/setting.queries.ts';
import { taskPresenter } from '../task-list/task-list.presenter.ts';
import { TASKS } from '../task-list/task-list.sql.ts';
import { appendExport } from './append-export.command.ts';
import { readByKeys, type ExportedList } from './exported-list.ts';

type NamedList = AnyList & { readonly name: ListName };

interface FileSource<L extends NamedList> {
  readonly reads: DeclaredList<L>;
  readonly present: (context: RequestContext) => PresentRow<L> | Promise<PresentRow<L>>;
  /** Where settings name its columns. */
  readonly labels?: (context: RequestContext) => Promise<LabelOf>;
}

export interface DeclaredFile {
  readonly list: ListName;
  /** @throws RefusalError CLAIM_REQUIRED, INVALID_INPUT */
  readonly open: (context: RequestContext, ending: string, query: unknown) => Promise<ExportedList<ExportedRow>>;
}

const fileOf = <L extends NamedList>({ reads, present, labels }: FileSource<L>): DeclaredFile => ({
  list: reads.list.name,
  open: async (context, ending, query) => {
    mustReadList(context, reads.list);
    const asked = parseInput(exportInput, query);
    const { filter, sort } = parseInput(reads.inputs.page, { filter: asked.filter, sort: asked.sort });
    const labelOf = labels === undefined ? ownLabel : await labels(context);
    const columns = chosenColumns(fileColumns(reads.list, labelOf), { keys: asked.columns, actor: context.actor });
    const presentRow = await present(context);
    return {
      columns,
      timeZone: context.timeZone,
      read: readByKeys(reads.all(context, { filter, sort }), (row): ExportedRow & RowOf<L> => presentRow(row)),
      append: (rows, isComplete) =>
        appendExport(context, { list: reads.list.name, format: ending, filter: asked.filter, sort, columns, rows, isComplete }),
    };
  },
});

/** As the work types call the fields. */
async function jobLabels(context: RequestContext): Promise<LabelOf> {
  const nameOf = fieldNamesOfAll(await loadSystemSettings(context, ['Optional Construction Fields'], null));
  return ({ label, field }) => (field !== undefined && isJobField(field) ? nameOf(field) : label);
}

export const DECLARED_FILES: readonly DeclaredFile[] = [
  fileOf({
    reads: JOBS,
    present: ({ actor }) => jobPresenter(actor),
    labels: jobLabels,
  }),
  fileOf({ reads: ITEM_CODES, present: plainPresenter(ITEM_CODES.list) }),
  fileOf({ reads: CHILD_CODES, present: plainPresenter(CHILD_CODES.list) }),
  fileOf({ reads: CONSTRUCTION_CODES, present: plainPresenter(CONSTRUCTION_CODES.list) }),
  fileOf({ reads: CONTRACTOR_PAYMENTS, present: contractorPaymentPresenter }),
  fileOf({ reads: CONTRACTORS, present: plainPresenter(CONTRACTORS.list) }),
  fileOf({ reads: GROUPS, present: plainPresenter(GROUPS.list) }),
  fileOf({ reads: BUILDER_APPROVALS, present: approvalPresenter }),
  fileOf({ reads: PEOPLE, present: plainPresenter(PEOPLE.list) }),
  fileOf({ reads: TASKS, present: taskPresenter }),
  fileOf({ reads: POTENTIAL_JOBS, present: potentialJobPresenter }),
  fileOf({ reads: ACTIVITY, present: activityPresenter }),
  fileOf({ reads: ERRORS, present: plainPresenter(ERRORS.list) }),
  fileOf({ reads: JOB_LOG, present: jobLogPresenter }),
  fileOf({ reads: MESSAGE_LOG, present: messageLogPresenter }),
  fileOf({ reads: DEVICES, present: plainPresenter(DEVICES.list) }),
  fileOf({ reads: SIGN_INS, present: plainPresenter(SIGN_INS.list) }),
  fileOf({ reads: PROJECTS, present: ({ actor }) => projectPresenter(actor) }),
];
