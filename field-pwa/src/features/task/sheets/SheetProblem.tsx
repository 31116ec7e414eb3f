// Why the last try from this sheet failed, above its buttons; what was typed stays. When the sign-in has ended nothing can be sent from here,
// and the page with its own notice is out of reach: the way to sign in again stands here instead.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { SignInAgain } from '@lotline/web-session/react/SignInAgain';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useReadable } from '@lotline/web-session/react/use-readable';
import type { ActionName } from '../../../platform/outbox/action-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import styles from './SheetProblem.module.css';

/** A long form may have been scrolled past its head. */
const showUp = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

interface SheetProblemProps {
  readonly of: readonly ActionName[];
  /** In a sheet that does not space its parts. */
  readonly apart?: boolean | undefined;
}

export function SheetProblem({ of, apart = false }: SheetProblemProps) {
  const { actions } = useTaskPage();
  const { mustSignInAgain } = useReadable(usePlatform().session);
  const { problem } = actions;
  const isProblem = problem !== null && of.includes(problem.action.name);
  if (!mustSignInAgain && !isProblem) return null;
  return (
    <div ref={showUp} className={apart ? styles.apart : undefined}>
      {mustSignInAgain ? <SignInAgain place="sheet" /> : <Banner tone="bad">{problem?.sentence}</Banner>}
    </div>
  );
}
