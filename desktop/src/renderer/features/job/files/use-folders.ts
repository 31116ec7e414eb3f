// The job's folders: those that were made, and those that a file lies in.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { JobFoldersDocument } from '@lotline/schema/generated/operations';
import { folderTree, type Folder } from '@lotline/schema/domain/attachment/folders';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import type { Job, JobFile } from '../job-data.ts';

export interface JobFolders {
  readonly tree: readonly Folder<JobFile>[];
  readonly paths: readonly string[];
  /** Of those that were made. */
  readonly read: Read<unknown>;
}

/** @param asAt of a moment those that a file lay in are told. */
export function useFolders({ id, attachments }: Pick<Job, 'id' | 'attachments'>, asAt: string | null): JobFolders {
  const { gql } = usePlatform().calls;
  const read = useQuery({ queryKey: keys.jobFolders(id), queryFn: () => gql(JobFoldersDocument, { constructionId: id }) });
  const made = asAt === null ? read.data?.jobFolders : undefined;
  const folders = useMemo(() => {
    const tree = folderTree(attachments, ({ path }) => path, made ?? []);
    return { tree, paths: tree.flatMap(pathsIn) };
  }, [attachments, made]);
  return { ...folders, read };
}

const pathsIn = ({ path, folders }: Folder<JobFile>): readonly string[] => [path, ...folders.flatMap(pathsIn)];
