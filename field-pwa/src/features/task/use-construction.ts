// The whole task page in one read; kept while the person moves about, read again when somebody changes the job.
import { useQuery } from '@tanstack/react-query';
import { ConstructionQueryDocument } from '@lotline/schema/generated/operations';
import { gql } from '../../platform/api/gql.ts';
import { keys } from '../../platform/live/query-keys.ts';

const KEPT_MS = 24 * 60 * 60_000;

export function useConstruction(constructionId: number) {
  return useQuery({
    queryKey: keys.construction(constructionId),
    queryFn: () => gql(ConstructionQueryDocument, { constructionId }),
    gcTime: KEPT_MS,
  });
}
