// The whole task page in one read; kept while the person moves about, read again when somebody changes the job. A job of the person's list stands there
// at once as it was pulled.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { standPage } from '../../platform/replica/feed-reads.ts';
import { notBehind } from '../../platform/replica/replica-page.ts';
import { useBeside, usePuller } from '../../platform/replica/use-replica.ts';
import type { PageData } from './facts/page-data.ts';
import { readPage } from './read-page.ts';

const KEPT_MS = 24 * 60 * 60_000;

export function useConstruction(constructionId: number) {
  const { gql } = usePlatform().calls;
  const client = useQueryClient();
  const puller = usePuller();
  const beside = useBeside();
  const queryKey = keys.construction(constructionId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (puller !== null) await standPage({ client, puller, beside }, constructionId).catch(() => undefined);
      const page = await readPage(gql, { constructionId, shown: client.getQueryData<PageData>(queryKey), signal });
      return notBehind(page, client.getQueryData<PageData>(queryKey));
    },
    gcTime: KEPT_MS,
    meta: KEPT,
  });
}
