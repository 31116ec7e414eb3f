// The whole task page in one read; kept while the person moves about, read again when somebody changes the job.
import { useQuery } from '@tanstack/react-query';
import { ConstructionQueryDocument } from '@lotline/schema/generated/operations';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const KEPT_MS = 24 * 60 * 60_000;

export function useConstruction(constructionId: number) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.construction(constructionId),
    queryFn: () => gql(ConstructionQueryDocument, { constructionId }),
    gcTime: KEPT_MS,
    meta: KEPT,
  });
}
