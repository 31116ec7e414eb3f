// Several jobs back in the projects that they were moved from, or out of the one that they were put into, where a move is taken back.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { projectScope, projectWriteScope } from '../access/project.scope.ts';

const ofProject = z.object({ projectId: z.number().nullable() });
/** A move of the person’s own, as its event tells it. */
export const movedChange = z.object({
  ...{ id: z.number(), version: z.number(), move: z.literal('moveToProject') },
  ...{ before: ofProject, after: ofProject, detail: z.object({ previousProject: z.string().nullable(), project: z.string().nullable() }) },
});
export type UndoneMove = z.output<typeof movedChange>;

/** Before the jobs, as whoever moves jobs locks them. */
const LOCK_PROJECTS = prepared(
  'lock-projects-to-return-to',
  `select p.id, p.name from project p where ${projectScope('p')} and ${projectWriteScope('p')} and p.id in (
     select (e.before->>'projectId')::integer from event e where e.entity = 'construction' and e.entity_id = any($ids::integer[])
       and e.move = 'moveToProject' and e.actor_user_id = $actorId::integer
       and (e.client_id = any($clientIds::uuid[]) or e.batch_id = any($clientIds::uuid[])))
   order by p.id for no key update of p`,
);
const RETURN = prepared(
  'return-jobs-to-projects',
  `update construction c set project_id = r."projectId", version = c.version + 1
     from jsonb_to_recordset($rows::jsonb) r(id integer, "projectId" integer) where c.id = r.id`,
);

/** The projects that this person’s moves took the jobs from, by their numbers, as far as the person may still change them; locked. */
export async function lockFormerProjects(
  { sequelize, transaction, actor }: CommandContext,
  { ids, clientIds }: { readonly ids: readonly number[]; readonly clientIds: readonly string[] },
): Promise<ReadonlyMap<number, string>> {
  const bind = { ...scopeBinds(actor), ids: [...ids], clientIds: [...clientIds] };
  const found = await sequelize.query<{ id: number; name: string }>(LOCK_PROJECTS, { bind, transaction, type: QueryTypes.SELECT });
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Under the locks that they were judged under. */
export async function returnJobs(
  command: CommandContext,
  moves: readonly UndoneMove[],
  projects: ReadonlyMap<number, string>,
): Promise<void> {
  if (moves.length === 0) return;
  const rows = JSON.stringify(moves.map(({ id, before }) => ({ id, projectId: before.projectId })));
  await command.sequelize.query(RETURN, { bind: { rows }, transaction: command.transaction });
  for (const { id, version, before, after, detail } of moves) {
    appendEvent(command, {
      ...{ entity: 'construction', entityId: id, constructionId: id, version: version + 1, move: 'moveToProject', why: 'Undone' },
      ...{ before: after, after: before },
      detail: { previousProject: detail.project, project: before.projectId === null ? null : (projects.get(before.projectId) ?? null) },
    });
  }
}
