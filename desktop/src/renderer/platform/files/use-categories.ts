// The categories of files from the settings, where no job has read them.
import { useQuery } from '@tanstack/react-query';
import { categoriesOf } from '@lotline/schema/domain/attachment/categories';
import { SystemSettingsQueryDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

/** Of no work type: lookups have none. */
const NO_WORK_TYPE = '';

export function useCategories(): readonly string[] {
  const { gql } = usePlatform().calls;
  const { data } = useQuery({
    queryKey: keys.settings(NO_WORK_TYPE),
    queryFn: () => gql(SystemSettingsQueryDocument, { workType: NO_WORK_TYPE }),
  });
  return categoriesOf(data?.lookups.find(({ name }) => name === 'Attachment category')?.data);
}
