// /field/potentialjob/:potentialJobId/capture: photos of a site that is no job yet (specification 1 §2, "It also works for potential jobs").
import { useParams } from 'react-router-dom';
import { recordId } from '../facts/record-id.ts';
import { TaskMissing } from '../TaskMissing.tsx';
import { CaptureScreen } from './CaptureScreen.tsx';
import { potentialJobTarget } from './capture-target.ts';

const NO_NAMES: readonly string[] = [];

export default function PotentialJobCapturePage() {
  const id = recordId(useParams()['potentialJobId']);
  if (Number.isNaN(id)) return <TaskMissing />;
  return <CaptureScreen key={id} target={potentialJobTarget(id)} shutter="Take Picture" shot={null} progress={null} names={NO_NAMES} />;
}
