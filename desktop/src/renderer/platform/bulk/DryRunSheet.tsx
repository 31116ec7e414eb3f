// The dialog of a bulk edit: what changes, then who is refused and why, then a button that names how many rows it changes.
import type { ReactNode } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { TypedBefore } from '../form/TypedBefore.tsx';
import type { DraftEnds } from '../form/use-form-draft.ts';
import { Outcomes } from './Outcomes.tsx';
import type { DryRun } from './use-dry-run.ts';
import styles from './DryRunSheet.module.css';

interface DryRunSheetProps<Change> {
  readonly title: string;
  readonly dryRun: DryRun<Change>;
  readonly change: Change;
  /** The sentence about a missing value; null when it can be sent. */
  readonly missing: string | null;
  /** What the dry run checks: 'the job', 'the tasks'. */
  readonly whatWords: string;
  readonly draft: DraftEnds;
  /** The words of the button that does it. */
  readonly confirmLabel: string;
  readonly children: ReactNode;
}

export function DryRunSheet<Change>(props: DryRunSheetProps<Change>) {
  const { title, dryRun, change, missing, whatWords, draft, confirmLabel, children } = props;
  const { isBusy, problem, verdicts, allowedCount } = dryRun;
  return (
    <Sheet
      title={title}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      onClose={draft.close}
      onSubmit={() => {
        if (missing === null) dryRun.goOn(change);
      }}
      footer={
        verdicts === null ? (
          <Button kind="primary" type="submit" busy={isBusy} refusedBecause={missing ?? undefined} reason="onPress">
            Check {whatWords}
          </Button>
        ) : (
          <Button
            kind="primary"
            type="submit"
            busy={isBusy}
            refusedBecause={allowedCount === 0 ? 'None of them can be changed like this.' : (missing ?? undefined)}
            reason="onPress"
          >
            {confirmLabel}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <TypedBefore draft={draft} />
        {children}
        {verdicts === null ? null : <Outcomes verdicts={verdicts} />}
        {problem === null ? null : <Banner tone="bad">{problem}</Banner>}
      </div>
    </Sheet>
  );
}
