// What the preview reads of a job: its own read, so that the list stays as it is. A change of the job reads it again.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { JobPreviewDocument, type JobPreviewQuery } from '@lotline/schema/generated/operations';
import { ApiError } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

export type PreviewedJob = NonNullable<JobPreviewQuery['construction']>;

export function useJobPreview(id: number) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.jobPreview(id),
    queryFn: async () => {
      const { construction, jobFieldComments, systemSettings } = await gql(JobPreviewDocument, { id });
      if (construction === null) throw new ApiError({ code: 'NOT_FOUND', status: 404 });
      const { addressSetting } = settingFor(systemSettings, 'Address Type', construction.workType).config;
      return {
        job: construction,
        nameOf: fieldNamesOf(systemSettings, construction.workType),
        lastComment: jobFieldComments.at(-1) ?? null,
        isStructured: addressSetting.addressType === 'structured',
      };
    },
    placeholderData: keepPreviousData,
  });
}
