// The categories of files from the settings, where no job has read them.
import { useQuery } from '@tanstack/react-query';
import { categoriesOf } from '@lotline/schema/domain/attachment/categories';
import { SystemSettingsQueryDocument, type SystemSettingsQueryQuery } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

/** Of no work type: lookups have none. */
const NO_WORK_TYPE = '';

const asCategories = ({ lookups }: SystemSettingsQueryQuery): readonly string[] =>
  categoriesOf(lookups.find(({ name }) => name === 'Attachment category')?.data);

export function useCategories() {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.settings(NO_WORK_TYPE),
    queryFn: () => gql(SystemSettingsQueryDocument, { workType: NO_WORK_TYPE }),
    select: asCategories,
  });
}
