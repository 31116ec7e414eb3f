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
    'features/lookups/ImportSheet.tsx',
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
  ...each('who joins and who leaves, with the reason: a move of people, and of no field of the group', [
    'features/groups/MembersSheet.tsx',
  ]),
  ...each('new rows that are gathered before any of them is there', [
    'features/job/items/AddItemsSheet.tsx',
    'features/job/schedule/sheets/AddTaskSheet.tsx',
  ]),
  ...each('quantities of many items for a task that may be chosen here: one plan, sent as a whole', [
    'features/job/schedule/sheets/PlanItemsSheet.tsx',
  ]),
  ...each('one entry that may become a range of potential jobs', ['features/potential-jobs/process/ProcessSheet.tsx']),
  ...each('rows of a job that the phone writes too: merged row by row, by the version of the job (080)', [
    'features/job/contacts/ContactsSheet.tsx',
  ]),
};

/** Files that reach the server past Apollo: by the session's own calls, or by TanStack Query for what is REST. @type {Readonly<Record<string, string>>} */
export const CALL_EXCEPTIONS = {
  ...each('a REST read that the field app has too, by the same key of TanStack Query', ['features/home/use-field-work.ts']),
  ...each('the server’s version, by its open route', ['features/home/ServiceCard.tsx']),
  ...each('a signed text, whose bytes are checked as they came', ['features/job/history/use-submit-receipt.ts']),
  ...each('a file: its bytes, its upload or its removal', [
    'features/job/card/TaskTicket.tsx',
    'features/job/costs/use-send-receipt.ts',
    'features/job/files/use-zip.ts',
    'platform/files/RemoveFileSheet.tsx',
    'platform/list/use-export.ts',
  ]),
  ...each('who else has it open, told every few seconds and kept by nobody', ['platform/presence/use-presence.ts']),
  ...each('the app’s own files, while workers are left', ['leave-workers.ts']),
  ...each('a session of another person, in a tab of its own', ['features/people/use-impersonate.ts']),
  ...each('whatever an administrator writes, sent as it is written', ['features/explorer/Explorer.tsx']),
};
