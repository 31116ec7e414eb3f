import { screen } from '@testing-library/react';
import { BEFORE, buildVisit } from './testing/build-page-data.ts';
import { openTask, type Gql } from './testing/open-task-page.tsx';

const gql: Gql = jest.fn();
const ended = { completedDate: BEFORE, taskUsers: [buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE })] };

test.each([
  ['open', {}, 1],
  ['completed, and open for corrections', ended, 1],
  ['submitted', { ...ended, submittedDate: BEFORE }, 0],
])(
  'the head says that the builder has approved until the task is submitted: %s (Spec 2 §4; mock 3-task-new)',
  async (_name, task, tags) => {
    await openTask(gql, { task, job: { builderApprovalSentDate: BEFORE, builderApprovedDate: BEFORE } });
    expect(screen.queryAllByText(/^Builder Approved 19 Nov$/)).toHaveLength(tags);
  },
);
