// The access matrix of the office's moves on a task, and of what it changes of many at once (decisions 047 and 052).
import { EDITORS_ALONE, everybody, gqlAnswer, writeRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';
import { file, job, line, removedLine, task } from './access-targets.ts';

type Make = NonNullable<AccessRow['target']>;

const office = (operation: string, target: Make, facts: (target: Target) => string, own = EDITORS_ALONE, completed = own) =>
  writeRow(
    `Mutation.${operation}`,
    { target, call: (cell, made) => gqlAnswer(cell, `mutation { ${operation}(input: { ${facts(made)} }) { id } }`) },
    own,
    completed,
  );
const ofTask = ({ id }: Target) => `scheduleId: ${id}`;

const MOVES: readonly AccessRow[] = [
  {
    ...office('addTask', job, ({ id }) => `constructionId: ${id}, name: "Lead-in"`),
    // a job is held by whom one of its tasks is
    left: { ...EDITORS_ALONE, field: 'TASK_LEFT', sub: 'TASK_LEFT' },
  },
  office(
    'issueTask',
    task(),
    ofTask,
    { ...EDITORS_ALONE, scheduler: 'ALREADY_ISSUED', office: 'ALREADY_ISSUED', admin: 'ALREADY_ISSUED' },
    {
      ...EDITORS_ALONE,
      scheduler: 'TASK_COMPLETED',
      office: 'TASK_COMPLETED',
      admin: 'TASK_COMPLETED',
    },
  ),
  office('reassignTask', task(), (made) => `${ofTask(made)}, groupId: 2147483647`, {
    ...EDITORS_ALONE,
    scheduler: 'NOT_FOUND',
    office: 'NOT_FOUND',
    admin: 'NOT_FOUND',
  }),
  office('ignoreTask', task(), (made) => `${ofTask(made)}, ignored: true, reason: "twice"`),
  office('remindTask', task(), (made) => `${ofTask(made)}, reminderDate: "2031-01-02"`),
  office(
    'reviewTask',
    task({ accepted: true, submitted: true }),
    ({ id, itemId }) => `scheduleId: ${id}, lines: [{ itemId: ${String(itemId ?? 1)}, verdict: "approve" }]`,
    { ...EDITORS_ALONE, finance: 'OK' },
  ),
  office('decideVariation', line, ({ id }) => `boqId: ${id}, verdict: "approve"`),
];

/** Each of many has a verdict of its own, as if it were changed alone. @param called the operation; what tells two rows of one apart stands in brackets */
const ofMany = (called: string, target: Make, facts: string, own: Answers) =>
  writeRow(
    `Mutation.${called}`,
    {
      target,
      call: async ({ api, role }: Cell, { id }: Target) => {
        const operation = called.split(' (')[0] ?? '';
        const { data } = await api.gql(role, `mutation { ${operation}(input: { ids: [${id}], ${facts} }) { code } }`);
        return (data as Record<string, { code: string | null }[]>)[operation]?.[0]?.code ?? 'OK';
      },
    },
    own,
  );

export const OFFICE_ROWS: readonly AccessRow[] = [
  ...MOVES,
  ofMany('changeJobs (their scheduler)', job, 'scheduler: "Sam Doyle"', EDITORS_ALONE),
  ofMany('changeJobs (their due date)', job, 'updatedDueDate: "2031-01-02", reason: "rain"', EDITORS_ALONE),
  ofMany('changeJobs (their status)', job, 'status: "Closed"', {
    ...everybody('OK'),
    field: 'STATUS_NOT_ALLOWED',
    sub: 'STATUS_NOT_ALLOWED',
  }),
  // nobody's action has this id, so there is nothing to take back
  ofMany('undoJobChanges', job, 'clientIds: ["6a1f9c1e-8f6e-4a51-9a3e-0d3c5b7f2a10"]', everybody('NOT_FOUND')),
  ofMany('addTasks', job, `template: "Nobody's"`, {
    ...EDITORS_ALONE,
    scheduler: 'TEMPLATE_MISSING',
    office: 'TEMPLATE_MISSING',
    admin: 'TEMPLATE_MISSING',
  }),
  ofMany('changeTasks', task(), 'reminderDate: "2031-01-02"', EDITORS_ALONE),
  ofMany('undoTaskChanges', task(), 'clientIds: ["6a1f9c1e-8f6e-4a51-9a3e-0d3c5b7f2a10"]', everybody('NOT_FOUND')),
  ofMany('undoFileChanges', file('uploaded'), 'clientIds: ["6a1f9c1e-8f6e-4a51-9a3e-0d3c5b7f2a10"]', everybody('NOT_FOUND')),
  ofMany('undoRemovedItems', removedLine, 'clientIds: ["6a1f9c1e-8f6e-4a51-9a3e-0d3c5b7f2a10"]', everybody('NOT_FOUND')),
  ofMany('undoAddedTasks', job, 'clientIds: ["6a1f9c1e-8f6e-4a51-9a3e-0d3c5b7f2a10"]', everybody('NOT_FOUND')),
];
