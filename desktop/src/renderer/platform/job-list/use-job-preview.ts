// What the preview reads of a job: its own read, so that the list stays as it is. A change of the job reads it again.
import { useMemo } from 'react';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { JobPreviewDocument } from '@lotline/schema/generated/documents/job';
import type { JobPreviewQuery } from '@lotline/schema/generated/operations';
import { ApiError } from '@lotline/web-session/api-error';
import { job } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';

export type PreviewedJob = NonNullable<JobPreviewQuery['construction']>;

export function useJobPreview(id: number) {
  const read = useRead(JobPreviewDocument, { variables: { id }, follows: [job(id, 'job', 'tasks')], keepsPrevious: true });
  const { data } = read;
  return useMemo(() => {
    if (data === undefined) return { ...read, data: undefined };
    if (data.construction === null) return { ...read, data: undefined, error: new ApiError({ code: 'NOT_FOUND', status: 404 }) };
    return { ...read, data: previewOf(data, data.construction) };
  }, [read, data]);
}

function previewOf({ jobFieldComments, systemSettings }: JobPreviewQuery, previewed: PreviewedJob) {
  const { addressSetting } = settingFor(systemSettings, 'Address Type', previewed.workType).config;
  return {
    job: previewed,
    nameOf: fieldNamesOf(systemSettings, previewed.workType),
    lastComment: jobFieldComments.at(-1) ?? null,
    isStructured: addressSetting.addressType === 'structured',
  };
}
