// A project as a change needs it: locked, within the person's scope, by whoever may change projects (house style, step 5).
import { QueryTypes } from 'sequelize';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import type { ProjectInput } from '@lotline/schema/domain/project/project.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { projectScope, projectWriteScope } from '../access/project.scope.ts';

export type ProjectFacts = Omit<ProjectInput, 'id'>;

export interface LoadedProject extends ProjectFacts {
  readonly id: number;
  readonly version: number;
}

const LOCK_PROJECT = prepared(
  'lock-project',
  `select ${wireColumns('p', 'id version name customer fsam region manager comments', 'start_date finish_date')},
       ${projectWriteScope('p')} as "isAssigned"
     from project p where p.id = $projectId and ${projectScope('p')} for no key update of p`,
);

/** Whoever changed it since that version. */
const CHANGED_BY = prepared(
  'project-changed-by',
  `select trim(u.first_name || ' ' || u.last_name) as "changedBy" from event e join app_user u on u.id = e.actor_user_id
    where e.entity = 'project' and e.entity_id = $projectId and e.construction_id is null and e.version > $expectedVersion
    order by e.recorded_at desc, e.id desc limit 1`,
);

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where it is only read, CLAIM_REQUIRED for whoever may not change projects. */
export async function loadProjectForChange(command: CommandContext, projectId: number): Promise<LoadedProject> {
  const { sequelize, transaction, actor } = command;
  const [locked] = await sequelize.query<LoadedProject & AssignedRow>(LOCK_PROJECT, {
    bind: { ...scopeBinds(actor), projectId },
    transaction,
    type: QueryTypes.SELECT,
  });
  const { isAssigned: _isAssigned, ...project } = assignedRow(locked, 'project');
  mustEditProjects(command);
  return project;
}

export function mustEditProjects({ actor }: CommandContext): void {
  const verdict = canEditProjects(actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

/** @throws RefusalError STALE_VERSION when it is no longer as the person saw it. */
export async function mustBeAsSeen(command: CommandContext, { id, version }: LoadedProject): Promise<void> {
  const { expectedVersion, sequelize, transaction } = command;
  if (expectedVersion === null || expectedVersion === version) return;
  const bind = { projectId: id, expectedVersion };
  const [told] = await sequelize.query<{ changedBy: string }>(CHANGED_BY, { bind, transaction, type: QueryTypes.SELECT });
  refuse('STALE_VERSION', { entity: 'project', id, version, ...told });
}
