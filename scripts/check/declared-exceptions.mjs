// What is neither a declared page nor the form of a record or a command, and what it is instead. Files lie below desktop/src/renderer.

/** @param {string} what @param {readonly string[]} files */
const each = (what, files) => Object.fromEntries(files.map((file) => [file, what]));

/** @type {Readonly<Record<string, string>>} */
export const LIST_EXCEPTIONS = {
  ...each('the figures of a drawing, for who does not see it', ['features/projects/ProgressPlot.tsx']),
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
  ...each('a line’s decision beside the other lines: nothing is sent until the review is finished', ['features/review/DecisionForm.tsx']),
  ...each('one change of many rows, tried first', [
    'features/item-codes/import/ImportSheet.tsx',
    'features/lookups/ImportSheet.tsx',
    'features/job/files/LabelSheet.tsx',
    'features/potential-jobs/process/ConvertSheet.tsx',
    'features/projects/AddJobsSheet.tsx',
  ]),
  ...each('a message being written', ['features/job/comments/Composer.tsx', 'platform/builder-approval/DraftedMessage.tsx']),
  ...each('one line within a panel, and no sheet', ['features/explorer/OperationForm.tsx', 'features/lookups/AddValue.tsx']),
  ...each('an editor of a whole: its changes are saved together', ['features/roles/use-roles.ts', 'features/settings/use-setting-form.ts']),
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
