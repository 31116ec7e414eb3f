// What is neither a declared page nor a record's form, and what it is instead. Files lie below desktop/src/renderer.

/** @param {string} what @param {readonly string[]} files */
const each = (what, files) => Object.fromEntries(files.map((file) => [file, what]));

/** @type {Readonly<Record<string, string>>} */
export const LIST_EXCEPTIONS = {
  ...each('the figures of a drawing, for who does not see it', ['platform/charts/ChartFrame.tsx', 'features/projects/ProgressPlot.tsx']),
  ...each('specimens of the look', ['features/styles/ColoursPart.tsx', 'features/styles/ThemePart.tsx', 'features/styles/TypePart.tsx']),
  ...each('a sheet of paper', ['features/jobs/run-sheet/CrewSheet.tsx']),
  ...each('lines of one record, all of them there at once', [
    'features/job/parts/Table.tsx',
    'features/review/LinesTable.tsx',
    'features/projects/ProjectJobTable.tsx',
  ]),
  ...each('an editor whose rows are its fields', [
    'features/settings/SettingForm.tsx',
    'features/lookups/ValueTable.tsx',
    'features/roles/RoleMatrix.tsx',
    'features/potential-jobs/process/ConvertSheet.tsx',
    'platform/builder-approval/SelectedJobs.tsx',
  ]),
  ...each('what the server does now, read again and again', [
    'features/admin-tasks/ScheduledTasks.tsx',
    'features/admin-tasks/QueueJobs.tsx',
    'features/admin-tasks/OneOffs.tsx',
  ]),
};

/** @type {Readonly<Record<string, string>>} */
export const FORM_EXCEPTIONS = {
  ...each('the form of the declared job, in sections', [
    'features/job-edit/JobForm.tsx',
    'features/job-edit/use-job-form.ts',
    'features/job-edit/NewJobPage.tsx',
  ]),
  ...each('a move with its reason', [
    'features/admin-tasks/ReasonSheet.tsx',
    'features/admin-tasks/OneOffSheet.tsx',
    'features/builder-approvals/RevokeSheet.tsx',
    'features/child-codes/ArchiveSheet.tsx',
    'features/construction-codes/ArchiveSheet.tsx',
    'features/contractors/ApproveBankSheet.tsx',
    'features/contractors/CloseBankSheet.tsx',
    'features/contractors/MoveSheet.tsx',
    'features/contractors/ProposeBankSheet.tsx',
    'features/groups/ArchiveSheet.tsx',
    'features/item-codes/MergeSheet.tsx',
    'features/item-codes/PricesSheet.tsx',
    'features/job/header/PlanStatusSheet.tsx',
    'features/job/items/PreapprovalSheet.tsx',
    'features/job/items/VariationSheet.tsx',
    'features/job/schedule/sheets/DueSheet.tsx',
    'features/job/schedule/sheets/ReasonSheet.tsx',
    'features/job/schedule/sheets/ReassignSheet.tsx',
    'features/job/schedule/sheets/RemindSheet.tsx',
    'features/job/schedule/sheets/TaskSheet.tsx',
    'features/lookups/MergeSheet.tsx',
    'features/people/AccessSheet.tsx',
    'features/people/ImpersonateSheet.tsx',
    'features/people/ResetDeviceSheet.tsx',
    'features/review/DecisionForm.tsx',
    'features/settings/ReasonSheet.tsx',
    'platform/job-actions/DuplicateSheet.tsx',
    'platform/job-actions/HoldSheet.tsx',
    'platform/job-actions/ResetSheet.tsx',
  ]),
  ...each('one change of many rows, tried first', [
    'features/item-codes/ChangePricesSheet.tsx',
    'features/item-codes/ImportSheet.tsx',
    'features/job/files/LabelSheet.tsx',
    'features/jobs/bulk/AddTasksSheet.tsx',
    'features/jobs/bulk/BulkSheet.tsx',
    'features/potential-jobs/bulk/MoveSheet.tsx',
    'features/potential-jobs/process/ConvertSheet.tsx',
    'features/projects/AddJobsSheet.tsx',
    'features/projects/MoveJobsSheet.tsx',
    'features/tasks/bulk/TaskBulkSheet.tsx',
    'platform/bulk/DryRunSheet.tsx',
  ]),
  ...each('a message or a comment', [
    'features/builder-approvals/PhoneAnswerSheet.tsx',
    'features/job/comments/CommentSheet.tsx',
    'features/job/comments/Composer.tsx',
    'features/people/InvitationSheet.tsx',
    'features/projects/ProjectCommentSheet.tsx',
    'platform/builder-approval/DraftedMessage.tsx',
  ]),
  ...each('a name alone', [
    'features/explorer/OperationForm.tsx',
    'features/job/files/FolderSheet.tsx',
    'features/lookups/AddValue.tsx',
    'features/roles/RoleNameSheet.tsx',
  ]),
  ...each('an editor of a whole: its changes are saved together', ['features/roles/use-roles.ts', 'features/settings/use-setting-form.ts']),
  ...each('a record with rows below it, which a declared record has not', [
    'features/builder-approvals/ContactSheet.tsx',
    'features/groups/MembersSheet.tsx',
    'features/job/contacts/ContactsSheet.tsx',
    'features/job/items/AddItemsSheet.tsx',
    'features/job/items/EditItemSheet.tsx',
    'features/job/schedule/sheets/AddTaskSheet.tsx',
    'features/job/schedule/sheets/PlanItemsSheet.tsx',
    'features/people/PersonSheet.tsx',
    'features/potential-jobs/process/ProcessSheet.tsx',
  ]),
};
