// Draws the task page for component tests, with a server of plain answers behind it.
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { meToActor } from '@lotline/web-session/me-to-actor';
import type { Me } from '@lotline/web-session/me';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import type { FieldComment, Job, PageData, Task } from '../facts/page-data.ts';
import TaskPage from '../TaskPage.tsx';
import { buildPageData, buildTask, JOB_ID, TASK_ID } from './build-page-data.ts';

export type Gql = jest.Mock<Promise<unknown>, [document: unknown, variables?: unknown]>;

export const CREW = buildMe();
export const SUB = buildMe({
  email: 'sub@lotline.example',
  isSubcontractor: true,
  groupUsers: [{ isPrimaryContact: true, group: { id: 1, name: 'Ridgeway Cabling', isSubcontractor: true } }],
});

interface Given {
  readonly me?: Me;
  readonly task?: Partial<Task>;
  readonly job?: Partial<Job>;
  readonly comments?: FieldComment[];
  readonly settings?: readonly { readonly name: string; readonly config: unknown }[];
  /** By the name of the operation, in place of the page's own data. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

const operationOf = (document: unknown): string => /(?:query|mutation) (\w+)/.exec(String(document))?.[1] ?? '';

/** What was sent under that name, newest last. */
export function sent(gql: Gql, operation: string): unknown[] {
  return gql.mock.calls.filter(([document]) => operationOf(document) === operation).map(([, variables]) => variables);
}

/** The subcontractor's tasks are of Ridgeway's group, all others of our own crew. */
export async function openTask(gql: Gql, { me = CREW, task = {}, job = {}, comments = [], settings = [], answers = {} }: Given = {}) {
  const groupId = me.isSubcontractor ? 1 : 2;
  const schedules = job.schedules ?? [buildTask({ groupId, ...task })];
  const data: PageData = buildPageData(meToActor(me), { ...job, schedules }, comments);
  const known: Record<string, unknown> = {
    ConstructionQuery: data,
    SystemSettingsQuery: { systemSettings: settings.map((setting) => ({ ...setting, workType: null })), lookups: [] },
    ...answers,
  };
  gql.mockReset().mockImplementation(async (document) => {
    const answer = known[operationOf(document)];
    if (answer === undefined) throw new Error(`No answer to ${operationOf(document)} in this test`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const platform = buildPlatform({ gql });
  const drawn = renderSignedIn(
    <Routes>
      <Route path="/field/construction/:constructionId/:taskId" element={<TaskPage />} />
      <Route path="/field/construction" element={<h1>The list</h1>} />
    </Routes>,
    { me, platform, path: `/field/construction/${String(JOB_ID)}/${String(TASK_ID)}` },
  );
  await screen.findByRole('heading', { level: 1, name: /Wattle Rd/ });
  return { ...drawn, data, platform };
}
