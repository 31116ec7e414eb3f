// A folder of a job's files is made, called or put otherwise, or removed (changeFolder). What lies in it goes with it; a folder with files stays.
import { QueryTypes } from 'sequelize';
import { canChangeFolders } from '@lotline/schema/domain/attachment/file-changes.rules';
import type { FolderChangeInput } from '@lotline/schema/domain/attachment/folder.input';
import { foldersAfter, isWithin, MOST_FOLDERS, movedPath } from '@lotline/schema/domain/attachment/folders';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';

export type ChangedFolder = { constructionId: number };

/** @throws RefusalError NOT_FOUND, TASK_LEFT, CLAIM_REQUIRED, ALREADY_TAKEN where a folder of that name is, FOLDER_NOT_EMPTY. */
export function changeFolder(context: RequestContext, input: FolderChangeInput, client: ClientMutation | null): Promise<ChangedFolder> {
  return runCommand<ChangedFolder>(context, {
    operation: 'changeFolder',
    input,
    client,
    work: (command) => change(command, input),
  });
}

interface JobFolders {
  readonly version: number;
  readonly fileFolders: readonly string[];
}
interface FiledFile {
  readonly id: number;
  readonly folder: string;
}

async function change(command: CommandContext, input: FolderChangeInput): Promise<ChangedFolder> {
  const { constructionId, from, to } = input;
  const job = await lockFolders(command, constructionId);
  const verdict = canChangeFolders(command.actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  const files = await lockFiled(command, constructionId);
  const isThere = (path: string) => [...job.fileFolders, ...files.map(({ folder }) => folder)].some((one) => isWithin(one, path));
  if (from !== null && !isThere(from)) refuse('NOT_FOUND');
  if (to !== null && isThere(to)) refuse('ALREADY_TAKEN', { sentence: `The folder “${to}” already exists.` });
  const inIt = files.filter(({ folder }) => from !== null && isWithin(folder, from));
  if (to === null && inIt.length > 0) refuse('FOLDER_NOT_EMPTY');
  const fileFolders = foldersAfter(job.fileFolders, input);
  if (fileFolders.length > MOST_FOLDERS) refuse('INVALID_INPUT', { sentence: `A job has at most ${MOST_FOLDERS} folders.` });
  if (from !== null && to !== null) await moveFiles(command, inIt, from, to);
  await command.sequelize.query(
    'update construction set file_folders = $fileFolders::text[], version = version + 1 where id = $constructionId',
    {
      bind: { constructionId, fileFolders },
      transaction: command.transaction,
      type: QueryTypes.UPDATE,
    },
  );
  appendEvent(command, {
    move: 'changeFolder',
    entity: 'construction',
    entityId: constructionId,
    constructionId,
    version: job.version + 1,
    before: { fileFolders: job.fileFolders },
    after: { fileFolders },
    detail: { from, to, attachmentIds: inIt.map(({ id }) => id) },
  });
  return { constructionId };
}

async function lockFolders({ sequelize, transaction, actor }: CommandContext, constructionId: number): Promise<JobFolders> {
  const [job] = await sequelize.query<JobFolders & AssignedRow>(
    `select c.version, c.file_folders as "fileFolders", ${jobWriteScope('c')} as "isAssigned"
       from construction c where c.id = $constructionId and ${jobScope('c')} for no key update of c`,
    { bind: { ...scopeBinds(actor), constructionId }, transaction, type: QueryTypes.SELECT },
  );
  return assignedRow(job, 'job');
}

/** All of the job, also of tasks that this person does not read: a folder is the job's, and no file may be left behind under its old name. */
function lockFiled({ sequelize, transaction }: CommandContext, constructionId: number): Promise<FiledFile[]> {
  return sequelize.query<FiledFile>(
    `select id, folder from attachment where construction_id = $constructionId and folder is not null and state <> 'deleted'
      order by id for no key update`,
    { bind: { constructionId }, transaction, type: QueryTypes.SELECT },
  );
}

async function moveFiles({ sequelize, transaction }: CommandContext, files: readonly FiledFile[], from: string, to: string): Promise<void> {
  if (files.length === 0) return;
  const bind = { ids: files.map(({ id }) => id), folders: files.map(({ folder }) => movedPath(folder, from, to)) };
  await sequelize.query(
    `update attachment a set folder = v.folder, version = a.version + 1 from unnest($ids::int[], $folders::text[]) v(id, folder) where a.id = v.id`,
    { bind, transaction, type: QueryTypes.UPDATE },
  );
}
