// The categories of files from the settings, where no job has read them.
import { useMemo } from 'react';
import { categoriesOf } from '@lotline/schema/domain/attachment/categories';
import { SystemSettingsQueryDocument } from '@lotline/schema/generated/documents/job';
import { SETTINGS } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';

/** Of no work type: lookups have none. */
const NO_WORK_TYPE = '';

export function useCategories() {
  const read = useRead(SystemSettingsQueryDocument, { variables: { workType: NO_WORK_TYPE }, follows: SETTINGS });
  const lookups = read.data?.lookups;
  const data = useMemo(
    () => (lookups === undefined ? undefined : categoriesOf(lookups.find(({ name }) => name === 'Attachment category')?.data)),
    [lookups],
  );
  return { ...read, data };
}
