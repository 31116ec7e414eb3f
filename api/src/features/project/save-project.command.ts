// Make or edit a project (saveProject): one form, all of its fields (screens.md §2.24).
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ProjectInput } from '@lotline/schema/domain/project/project.input';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadProjectForChange, mustBeAsSeen, mustEditProjects, type ProjectFacts } from './load-project-for-change.ts';

export type SavedProject = { projectId: number };

const INSERT = prepared(
  'insert-project',
  `insert into project (name, customer, fsam, region, manager, start_date, finish_date, comments)
   values ($name, $customer, $fsam, $region, $manager, $startDate::date, $finishDate::date, $comments) returning id, version`,
);
const UPDATE = prepared(
  'update-project',
  `update project set name = $name, customer = $customer, fsam = $fsam, region = $region, manager = $manager, start_date = $startDate::date,
     finish_date = $finishDate::date, comments = $comments, version = version + 1 where id = $id returning id, version`,
);

export function saveProject(context: RequestContext, input: ProjectInput, client: ClientMutation | null): Promise<SavedProject> {
  return runCommand<SavedProject>(context, {
    operation: 'saveProject',
    input,
    client,
    work: (command) => (input.id === null ? create(command, factsOf(input)) : edit(command, input.id, factsOf(input))),
  });
}

async function create(command: CommandContext, facts: ProjectFacts): Promise<SavedProject> {
  mustEditProjects(command);
  const { id, version } = await write(command, INSERT, facts);
  appendEvent(command, { move: 'createProject', entity: 'project', entityId: id, constructionId: null, version, after: facts });
  return { projectId: id };
}

async function edit(command: CommandContext, id: number, facts: ProjectFacts): Promise<SavedProject> {
  const project = await loadProjectForChange(command, id);
  await mustBeAsSeen(command, project);
  const before = factsOf(project);
  if (FIELDS.every((field) => before[field] === facts[field])) return { projectId: id };
  const { version } = await write(command, UPDATE, facts, { id });
  appendEvent(command, { move: 'editProject', entity: 'project', entityId: id, constructionId: null, version, before, after: facts });
  return { projectId: id };
}

async function write(command: CommandContext, sql: string, facts: ProjectFacts, of: { id?: number } = {}) {
  const { sequelize, transaction, versions } = command;
  const bind = { ...facts, ...of };
  const [written] = await sequelize.query<{ id: number; version: number }>(sql, { bind, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error('the project was not written');
  versions['project'] = written.version;
  return written;
}

const FIELDS = ['name', 'customer', 'fsam', 'region', 'manager', 'startDate', 'finishDate', 'comments'] as const;

const factsOf = ({ name, customer, fsam, region, manager, startDate, finishDate, comments }: ProjectFacts): ProjectFacts => ({
  ...{ name, customer, fsam, region, manager },
  ...{ startDate, finishDate, comments },
});
