// In the frame of a list's screen, where its rows would stand: on their way, or why they did not come and the way to try again.
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Unread, type Read } from '@lotline/web-session/react/ReadBoundary';
import styles from './ListFrame.module.css';

interface UnreadFrameProps {
  readonly read: Read<unknown>;
  /** 'roles': what is read. */
  readonly called: string;
}

export const UnreadFrame = ({ read, called }: UnreadFrameProps) => (
  <div className={styles.unread}>
    <Unread read={read} title={`The ${called} could not be loaded.`} loading={<SkeletonRows label={`Loading the ${called}`} rows={8} />} />
  </div>
);
