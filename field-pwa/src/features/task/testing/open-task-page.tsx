// Draws the task page for component tests, with a server of plain answers behind it.
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Me } from '@lotline/web-session/me';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import type { PageData, Task } from '../facts/page-data.ts';
import TaskPage from '../TaskPage.tsx';
import { buildPageData, buildTask, JOB_ID, TASK_ID, type PageWish } from './build-page-data.ts';

export type Gql = jest.Mock<Promise<unknown>, [document: unknown, variables?: unknown]>;

export const CREW = buildMe();
export const SUB = buildMe({
  email: 'sub@lotline.example',
  isSubcontractor: true,
  groupUsers: [{ isPrimaryContact: true, group: { id: 1, name: 'Ridgeway Cabling', isSubcontractor: true } }],
});

export interface Given extends PageWish {
  readonly me?: Me;
  readonly task?: Partial<Task>;
  readonly settings?: readonly { readonly name: string; readonly config: unknown }[];
  /** By the name of the operation, in place of the page's own data. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What REST calls answer; left out, there is no server for them. */
  readonly rest?: (path: string) => Promise<unknown>;
  /** What the page is called once it is there; the job's address unless told otherwise. */
  readonly heading?: RegExp;
}

/** The subcontractor's tasks are of Ridgeway's group, all others of our own crew. */
export function pageDataOf({ me = CREW, task = {}, job = {}, ...others }: Given): PageData {
  const schedules = job.schedules ?? [buildTask({ groupId: me.isSubcontractor ? 1 : 2, ...task })];
  return buildPageData({ ...others, job: { ...job, schedules } });
}

export const operationOf = (document: unknown): string => /(?:query|mutation) (\w+)/.exec(String(document))?.[1] ?? '';

/** Who leaves the app wants no Undo: what could be undone is sent. */
export const leaveApp = (): void => void fireEvent(window, new Event('pagehide'));

/** What was sent under that name, newest last. */
export function sent(gql: Gql, operation: string): unknown[] {
  return gql.mock.calls.filter(([document]) => operationOf(document) === operation).map(([, variables]) => variables);
}

/** The server does that mutation from now on, and leaves the task so. */
export function succeeds(gql: Gql, { given, operation, task }: { given: Given; operation: string; task: Partial<Task> }): void {
  const before = gql.getMockImplementation();
  const page = pageDataOf({ ...given, task: { ...given.task, ...task } });
  const root = `${operation.charAt(0).toLowerCase()}${operation.slice(1)}`;
  gql.mockImplementation((document, variables) => {
    const asked = operationOf(document);
    if (asked === operation) return Promise.resolve({ [root]: page.construction });
    return asked === 'ConstructionQuery' ? Promise.resolve(page) : (before?.(document, variables) ?? Promise.resolve());
  });
}

export async function openTask(gql: Gql, given: Given = {}) {
  const { me = CREW, settings = [], answers = {}, heading = /Wattle Rd/, rest } = given;
  const data = pageDataOf(given);
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
  const platform = buildPlatform({ gql, ...(rest === undefined ? {} : { rest }) });
  const drawn = renderSignedIn(
    <Routes>
      <Route path="/field/construction/:constructionId/:taskId" element={<TaskPage />} />
      <Route path="/field/construction" element={<h1>The list</h1>} />
    </Routes>,
    { me, platform, path: `/field/construction/${String(JOB_ID)}/${String(TASK_ID)}` },
  );
  await screen.findByRole('heading', { level: 1, name: heading });
  return { ...drawn, data, platform };
}
