// The files that a change of several names, within the person's scope, and what each of them is answered: two statements however many they are.
import { QueryTypes } from 'sequelize';
import { categoriesOf } from '@lotline/schema/domain/attachment/categories';
import { canLabelFile, labelsAfter, type FileChange, type FileLabels } from '@lotline/schema/domain/attachment/file-changes.rules';
import { refused, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { attachmentScope, attachmentWriteScope } from '../attachment/attachment.scope.ts';
import type { AssignedRow } from '../access/assigned-row.step.ts';

export interface LabelledFile extends FileLabels {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly ownerUserId: number;
  readonly constructionId: number | null;
  readonly scheduleId: number | null;
}

/** A type alias: what a command keeps of itself is JSON. */
export type NamedFileVerdict = { id: number; title: string; isAllowed: boolean; code: string | null; sentence: string | null };

export interface ChangingFile {
  readonly file: LabelledFile;
  readonly after: FileLabels;
}

const FILES_SQL = `select ${wireColumns('a', 'id version title tags folder owner_user_id construction_id schedule_id')}, ${attachmentWriteScope('a')} as "isAssigned"
  from attachment a where a.id = any($ids::int[]) and a.state = 'uploaded' and ${attachmentScope('a')} order by a.id for no key update of a`;
const CATEGORIES_SQL = `select data from lookup where name = 'Attachment category'`;

export interface LockedFiles {
  readonly files: ReadonlyMap<number, LabelledFile & AssignedRow>;
  readonly categories: readonly string[];
}

/** Those that are there for this person, locked in the order of their numbers. */
export async function lockFiles({ sequelize, transaction, actor }: CommandContext, ids: readonly number[]): Promise<LockedFiles> {
  const found = await sequelize.query<LabelledFile & AssignedRow>(FILES_SQL, {
    bind: { ...scopeBinds(actor), ids },
    type: QueryTypes.SELECT,
    transaction,
  });
  const [lookup] = await sequelize.query<{ data: unknown }>(CATEGORIES_SQL, { type: QueryTypes.SELECT, transaction });
  return { files: new Map(found.map((file) => [file.id, file])), categories: categoriesOf(lookup?.data) };
}

export const mustHaveFile = ({ isAssigned, scheduleId }: LabelledFile & AssignedRow): Verdict =>
  mustBeAssigned(isAssigned, scheduleId === null ? 'job' : 'task');

/** Locked. @returns verdicts in the order in which the files were named, and those that are not so already */
export async function judgeFiles(
  command: CommandContext,
  ids: readonly number[],
  change: FileChange,
): Promise<{ readonly verdicts: NamedFileVerdict[]; readonly changing: readonly ChangingFile[] }> {
  const { files, categories } = await lockFiles(command, ids);
  const verdictOn = (file: LabelledFile & AssignedRow): Verdict => {
    const assigned = mustHaveFile(file);
    return assigned.ok ? canLabelFile(command.actor, file, change, categories) : assigned;
  };
  const judged = ids.map((id) => {
    const file = files.get(id);
    return { id, file, verdict: file === undefined ? refused('NOT_FOUND') : verdictOn(file) };
  });
  return {
    verdicts: judged.map(({ id, file, verdict }) => toldOfFile(id, file, verdict)),
    changing: judged.flatMap(({ file, verdict }) => {
      if (file === undefined || !verdict.ok) return [];
      const after = labelsAfter(file, change, categories);
      return after.tags === file.tags && after.folder === file.folder ? [] : [{ file, after }];
    }),
  };
}

export const toldOfFile = (id: number, file: LabelledFile | undefined, verdict: Verdict): NamedFileVerdict => ({
  id,
  title: file?.title ?? '',
  isAllowed: verdict.ok,
  code: verdict.ok ? null : verdict.code,
  sentence: verdict.ok ? null : sayError(verdict.code, verdict.details),
});
