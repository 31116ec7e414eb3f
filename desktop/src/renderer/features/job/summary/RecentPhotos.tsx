// The newest pictures of the job, each opening its tab.
import { Link } from 'react-router-dom';
import { isImage } from '@lotline/schema/domain/attachment/attachment.rules';
import { Picture } from '../../../platform/files/Picture.tsx';
import { thumbnailOf } from '../../../platform/files/file-words.ts';
import { useJobView } from '../job-context.ts';
import { tabPath } from '../tabs/tab-path.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './RecentPhotos.module.css';

const SHOWN = 4;

export function RecentPhotos() {
  const { job } = useJobView();
  const pictures = job.attachments
    .filter(isImage)
    .toSorted((a, b) => b.createdUtc.localeCompare(a.createdUtc))
    .slice(0, SHOWN);
  if (pictures.length === 0) return <p className={words.muted}>No photos have been received yet.</p>;
  return (
    <ul className={styles.photos}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Link to={tabPath(job.id, 'attachments')} className={styles.photo}>
            <span className={styles.frame}>
              <Picture src={thumbnailOf(picture)} />
            </span>
            {picture.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
