// What completing a file tells of files that are not there for somebody (issue 6 §3).
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { announced, announcement, photo, uploaded } from '../../../test/uploads.ts';
import { createJobs, FOREIGN_JOB, GROUPS, PEOPLE } from '../../../test/world.ts';
import { CheckTurns } from './check-turns.ts';
import { completeAttachment } from './complete-attachment.command.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  await createJobs(api.sequelize);
});
afterAll(() => api.stop());

/** How many statements a refusal takes of somebody who has Ridgeway's tasks alone. */
async function statementsOf(attachmentId: number): Promise<{ code: unknown; statements: number }> {
  const context = directContext(api.sequelize, {
    userId: PEOPLE.sub,
    claims: ['CAN_ACCESS_FIELD_WORK'],
    groupIds: [GROUPS.ridgeway],
    isSubcontractor: true,
  });
  const intake = { store: api.files.store, turns: new CheckTurns(api.sequelize) };
  let code: unknown;
  const statements = await countStatements(api.sequelize, async () => {
    try {
      await completeAttachment(context, intake, attachmentId, photo());
    } catch (error) {
      code = (error as { code?: unknown }).code;
    }
  });
  return { code, statements };
}

test('an unknown id, a foreign file and one that another person has only announced cost the same: one statement', async () => {
  const foreign = await uploaded(api, 'sub2', photo(), { constructionId: FOREIGN_JOB.id });
  const { attachment: reserved } = await announced(api, 'field', announcement(photo()));
  const removed = await uploaded(api, 'sub', photo());
  await api.rest('sub', 'DELETE', `/api/attachments/${removed.id}`);
  for (const id of [999_999, foreign.id, reserved.id, removed.id])
    expect(await statementsOf(id)).toEqual({ code: 'NOT_FOUND', statements: 1 });
});
