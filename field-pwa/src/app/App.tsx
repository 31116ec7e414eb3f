// The field app: signed out the login page, signed in the person's routes.
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { UncaughtErrors } from '@lotline/shared-ui/components/PageError/UncaughtErrors';
import { isFailedCall } from '@lotline/web-session/api-error';
import { errorReport } from '@lotline/web-session/react/error-report';
import { Later } from '@lotline/web-session/react/Later';
import { SessionGate } from '@lotline/web-session/react/SessionGate';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { preloadPage } from './route-table.tsx';
import { FormsOfTask } from './FormsOfTask.tsx';
import { Opening } from './Opening.tsx';
import { SignedInRoutes } from './SignedInRoutes.tsx';
import { taskFacts } from '../features/task/facts/task-facts.ts';
import { useCatalogueAhead } from '../platform/replica/catalogue.ts';
import { useFollowReplica } from '../platform/replica/use-replica.ts';
import { PhotosRoot } from '../platform/photos/PhotosRoot.tsx';
import { useFollowUploads } from '../platform/uploads/use-shown-uploads.ts';
import { OutboxRoot } from '../platform/outbox/OutboxRoot.tsx';

const afterwards = async () => (await import('./Afterwards.tsx')).Afterwards;

export function App() {
  const navigate = useNavigate();
  const { session } = usePlatform();
  useEffect(() => {
    if (session.get().status !== 'signed-out') preloadPage(window.location.pathname);
  }, [session]);
  return (
    <>
      <UncaughtErrors isHarmless={isFailedCall} report={errorReport} />
      <SessionGate
        onReturned={(path) => void navigate(path, { replace: true })}
        promise="Your tasks, quantities and comments, in the order of the day."
        opening={<Opening />}
      >
        <OutboxOfPerson />
      </SessionGate>
    </>
  );
}

/** Another person has an outbox of their own. */
function OutboxOfPerson() {
  useFollowReplica();
  useFollowUploads();
  useCatalogueAhead();
  return (
    <OutboxRoot key={useActor().userId} factsOf={taskFacts}>
      <PhotosRoot>
        <FormsOfTask>
          <SignedInRoutes />
        </FormsOfTask>
        <Later load={afterwards} />
      </PhotosRoot>
    </OutboxRoot>
  );
}
