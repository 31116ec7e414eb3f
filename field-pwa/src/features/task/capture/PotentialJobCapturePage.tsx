// /field/potentialjob/:potentialJobId/capture: photos of a site that is no job yet (specification 1 §2, "It also works for potential jobs"). Its address has
// the number of the potential job, or the id of the action that added it on this phone.
import { useParams } from 'react-router-dom';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import { potentialJobBy, type OwnPotentialJob } from '../../../platform/potential-job/own-potential-jobs.ts';
import { useOwnPotentialJobs } from '../../../platform/potential-job/use-own-potential-jobs.ts';
import { usePhotosOf } from '../../../platform/potential-job/use-photos-of.ts';
import { recordId } from '../facts/record-id.ts';
import { TaskMissing } from '../TaskMissing.tsx';
import { CaptureScreen } from './CaptureScreen.tsx';
import { potentialJobTarget } from './capture-target.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function PotentialJobCapturePage() {
  const key = useParams()['potentialJobId'] ?? '';
  const number = recordId(key);
  const isAction = UUID.test(key);
  if (Number.isNaN(number) && !isAction) return <TaskMissing />;
  return <PotentialJobCapture key={key} name={{ key, id: isAction ? null : number, clientId: isAction ? key : null }} />;
}

type Named = Pick<OwnPotentialJob, 'key' | 'id' | 'clientId'>;

/** One screen from the first moment on: what comes later of the potential job never takes the camera or what was typed away. */
function PotentialJobCapture({ name }: { readonly name: Named }) {
  const { jobs } = useOwnPotentialJobs();
  const job = potentialJobBy(jobs, name.key);
  // one that another phone has added goes by its number here
  const { id, clientId } = { id: job?.id ?? name.id, clientId: name.id === null ? name.clientId : null };
  const names = usePhotosOf({ id, clientId: job?.clientId ?? clientId }).map((photo) => photo.name);
  const target = potentialJobTarget({ key: name.key, id, clientId, place: job === undefined ? null : siteLine(job.entry) });
  return <CaptureScreen target={target} shutter="Take Picture" shot={null} progress={null} names={names} />;
}
