// The way to a new job, and its key, for whom may edit jobs.
import { Link, useNavigate } from 'react-router-dom';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { useActor } from '@lotline/web-session/react/me-context';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';

const NEW_JOB = '/construction/new';

export function NewJobLink() {
  const navigate = useNavigate();
  const mayEdit = canEditJob(useActor()).ok;
  useHotkeys(mayEdit ? { n: () => void navigate(NEW_JOB) } : {});
  return mayEdit ? (
    <Link to={NEW_JOB} className={buttonClass({ kind: 'primary' })}>
      New job <kbd>N</kbd>
    </Link>
  ) : null;
}
