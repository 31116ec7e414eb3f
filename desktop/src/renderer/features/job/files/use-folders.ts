// The job's folders: those that were made, and those that a file lies in.
import { useMemo } from 'react';
import { JobFoldersDocument } from '@lotline/schema/generated/documents/files';
import { folderTree, type Folder } from '@lotline/schema/domain/attachment/folders';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import { job } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';
import type { Job, JobFile } from '../job-data.ts';

export interface JobFolders {
  readonly tree: readonly Folder<JobFile>[];
  readonly paths: readonly string[];
  /** Of those that were made. */
  readonly read: Read<unknown>;
}

/** @param asAt of a moment those that a file lay in are told. */
export function useFolders({ id, attachments }: Pick<Job, 'id' | 'attachments'>, asAt: string | null): JobFolders {
  const read = useRead(JobFoldersDocument, { variables: { constructionId: id }, follows: [job(id, 'folders')] });
  const made = asAt === null ? read.data?.jobFolders : undefined;
  const folders = useMemo(() => {
    const tree = folderTree(attachments, ({ path }) => path, made ?? []);
    return { tree, paths: tree.flatMap(pathsIn) };
  }, [attachments, made]);
  return { ...folders, read };
}

const pathsIn = ({ path, folders }: Folder<JobFile>): readonly string[] => [path, ...folders.flatMap(pathsIn)];
