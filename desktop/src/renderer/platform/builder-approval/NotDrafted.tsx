// The dialog while the message is drafted, and where it cannot be: what is missing first, or why it was not read.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import styles from './BuilderApproval.module.css';

interface NotDraftedProps {
  /** 'job 48213'. */
  readonly called: string;
  /** Null while nobody knows. */
  readonly missing: readonly string[] | null;
  readonly read: { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown };
  readonly onClose: () => void;
}

export function NotDrafted({ called, missing, read, onClose }: NotDraftedProps) {
  return (
    <Sheet title="Select jobs for approval" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.parts}>
        {read.isPending ? <SkeletonRows label="Drafting the message" rows={3} /> : null}
        {missing === null ? null : (
          <Banner title="The builder cannot be asked yet">
            <p>Add to {called} what is missing, then draft the message:</p>
            <ul className={styles.missing}>
              {missing.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </Banner>
        )}
        {read.error === null ? null : (
          <Banner
            tone="bad"
            title="The message could not be drafted"
            action={<Button onClick={() => void read.refetch()}>Try again</Button>}
          >
            {read.error.message}
          </Banner>
        )}
      </div>
    </Sheet>
  );
}
