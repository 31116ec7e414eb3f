// What is known of a job's file: when and where it was taken, as the device told at the shutter, by whom, of which task, how it is filed.
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { StampFrame } from '../../../platform/files/StampFrame.tsx';
import { useJobView } from '../job-context.ts';
import type { JobFile } from '../job-data.ts';
import { PlaceMap } from './PlaceMap.tsx';

export function Stamp({ file }: { readonly file: JobFile }) {
  const { job, zone } = useJobView();
  const of = [
    ['Task', job.schedules.find(({ id }) => id === file.taskId)?.name ?? 'The job itself'],
    ['Work order', job.workOrder],
    ['Address', formatAddress(job)],
    ['Location', positionWords(file)],
  ] as const;
  return (
    <StampFrame file={file} zone={zone} of={of}>
      <PlaceMap file={file} files={job.attachments} />
    </StampFrame>
  );
}

/** '-33.8142, 150.9931 ± 6 m': four decimals, as on the picture itself. */
function positionWords({ latitude, longitude, accuracyMetres }: JobFile): string | null {
  if (latitude === null || longitude === null) return null;
  const place = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return accuracyMetres === null ? place : `${place} ± ${String(Math.round(accuracyMetres))} m`;
}
