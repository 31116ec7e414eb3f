// The way out of a 404 page: to the tasks for those who have some; for everybody else that list is a 404 too, so to the console.
import { Link } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { useActor } from '@lotline/web-session/react/me-context';

export function WayBack() {
  const hasTasks = hasClaim(useActor(), 'CAN_ACCESS_FIELD_WORK');
  const look = buttonClass({ kind: 'primary', wide: true });
  return hasTasks ? (
    <Link className={look} to="/field/construction">
      Go to your tasks
    </Link>
  ) : (
    <a className={look} href="/">
      Go to the console
    </a>
  );
}
