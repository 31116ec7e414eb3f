// The whole task page in one read; kept while the person moves about, read again when somebody changes the job.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../platform/live/query-keys.ts';
import type { PageData } from './facts/page-data.ts';
import { readPage } from './read-page.ts';

const KEPT_MS = 24 * 60 * 60_000;

export function useConstruction(constructionId: number) {
  const client = useQueryClient();
  const queryKey = keys.construction(constructionId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readPage(constructionId, client.getQueryData<PageData>(queryKey), signal),
    gcTime: KEPT_MS,
  });
}
