// What is neither a declared page nor the form of a record or a command, and what it is instead. Files lie below desktop/src/renderer.

/** @param {string} what @param {readonly string[]} files */
const each = (what, files) => Object.fromEntries(files.map((file) => [file, what]));

/** @type {Readonly<Record<string, string>>} */
export const LIST_EXCEPTIONS = {
  ...each('the figures of a drawing as words, read in its place by who does not see it', ['features/projects/ProgressPlot.tsx']),
  ...each('one row of the field app’s list with an example, beside the setting that it is drawn by', [
    'features/settings/ListColumnsPreview.tsx',
  ]),
  ...each('a sheet of paper that is printed: it has no sort, filter or page', ['features/jobs/run-sheet/CrewSheet.tsx']),
  ...each('the lines of one record as the record’s own read brings them, all at once: nothing is paged, sorted or filtered', [
    'features/job/parts/Table.tsx',
    'features/review/LinesTable.tsx',
    'features/projects/ProjectJobTable.tsx',
  ]),
  ...each('an editor: a row is what is edited, in its own order, and saved with the others or ticked for them', [
    'features/settings/SettingForm.tsx',
    'features/lookups/ValueTable.tsx',
    'features/roles/RoleMatrix.tsx',
    'platform/builder-approval/SelectedJobs.tsx',
  ]),
  ...each('what the server’s queue does now: read every few seconds, of no table of the product, and gone when it is done', [
    'features/admin-tasks/ScheduledTasks.tsx',
    'features/admin-tasks/QueueJobs.tsx',
    'features/admin-tasks/OneOffs.tsx',
  ]),
};

/** @type {Readonly<Record<string, string>>} */
export const FORM_EXCEPTIONS = {
  ...each('the form of the declared job (JOB): its fields come from the declaration, drawn in the sections of a page and not in a sheet', [
    'features/job-edit/JobForm.tsx',
    'features/job-edit/use-job-form.ts',
    'features/job-edit/NewJobPage.tsx',
  ]),
  ...each('a decision within the review’s table: it goes to the review, which sends all decisions when it is finished', [
    'features/review/DecisionForm.tsx',
  ]),
  ...each('a file that is chosen, judged by the server and then taken: it has no field', [
    'features/item-codes/import/ImportSheet.tsx',
    'features/lookups/ImportSheet.tsx',
  ]),
  ...each('a change of the picked files whose control is one of three: a category, a folder, or tags that come and go', [
    'features/job/files/LabelSheet.tsx',
  ]),
  ...each('a search whose results are picked, or a pasted list that is judged row by row', ['features/projects/AddJobsSheet.tsx']),
  ...each('a message being written', ['features/job/comments/Composer.tsx', 'platform/builder-approval/DraftedMessage.tsx']),
  ...each('one line within a panel, sent by Enter, and no sheet', ['features/explorer/OperationForm.tsx', 'features/lookups/AddValue.tsx']),
  ...each('an editor of a whole: its changes are saved together', ['features/roles/use-roles.ts', 'features/settings/use-setting-form.ts']),
  ...each('declared rows of a job that the phone writes too: one version for all of them, merged row by row after a refusal (080)', [
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

/** Files that send a mutation past `useCommand`. @type {Readonly<Record<string, string>>} */
export const CHANGE_EXCEPTIONS = each(
  'what waits on the device, sent when the server can be reached, whether or not its screen is still open',
  ['platform/outbox/open-outbox.ts'],
);
