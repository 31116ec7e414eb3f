// /field/construction/:constructionId/capture2/:taskId and …/capture/…: photos of a task. Also without a network, and where the job is not on this device.
import { useMatch, useParams, useSearchParams } from 'react-router-dom';
import { nextShot, receivedLine } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useDevicePhotos } from '../../../platform/photos/device-photos.ts';
import type { Job } from '../facts/page-data.ts';
import { recordId } from '../facts/record-id.ts';
import { SHOT } from '../items/door-paths.ts';
import { TaskMissing } from '../TaskMissing.tsx';
import { useConstruction } from '../use-construction.ts';
import { usePhotoForecasts } from '../use-photo-forecasts.ts';
import { useTaskSettings } from '../use-task-settings.ts';
import { CaptureScreen } from './CaptureScreen.tsx';
import { taskTarget } from './capture-target.ts';

export default function CapturePage() {
  const params = useParams();
  const constructionId = recordId(params['constructionId']);
  const taskId = recordId(params['taskId']);
  if (Number.isNaN(constructionId) || Number.isNaN(taskId)) return <TaskMissing />;
  return <TaskCapture key={`${String(constructionId)}/${String(taskId)}`} constructionId={constructionId} taskId={taskId} />;
}

const NO_FILES: Job['attachments'] = [];

/** Specification 1 §2 names the shutter of 'Capture Images', 2 §2 the one of the capture screen. */
const useShutter = () => (useMatch('/field/construction/:constructionId/capture2/:taskId') === null ? 'Take Picture' : 'Capture new image');

/** One screen from the first moment on: what comes later of the job never takes the camera or what was typed away. */
function TaskCapture({ constructionId, taskId }: { readonly constructionId: number; readonly taskId: number }) {
  const shutter = useShutter();
  const wanted = useSearchParams()[0].get(SHOT);
  const job = optionalData(useConstruction(constructionId))?.construction ?? null;
  const task = job?.schedules.find(({ id }) => id === taskId);
  const { settings } = useTaskSettings(job?.workType ?? null);
  const attachments = job?.attachments ?? NO_FILES;
  const forecastOf = usePhotoForecasts({ id: constructionId, attachments }, settings.photos);
  const onDevice = useDevicePhotos({ constructionId });
  const forecast = task === undefined ? null : forecastOf(task);
  const names = [...attachments.map(({ title }) => title), ...onDevice.map(({ name }) => name)];
  return (
    <CaptureScreen
      target={taskTarget({ constructionId, taskId }, job)}
      shutter={shutter}
      shot={forecast === null ? null : nextShot(forecast, wanted)}
      progress={forecast === null ? null : receivedLine(forecast)}
      names={names}
    />
  );
}
