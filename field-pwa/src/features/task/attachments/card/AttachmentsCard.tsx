// The job's files on the task page: by tag, documents in their folders, pictures small (specification 1 §2; mock 2-task).
import { useState } from 'react';
import { Images, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { useDevicePhotos } from '../../../../platform/photos/device-photos.ts';
import type { Job } from '../../facts/page-data.ts';
import { documentsOf, filesOfTag, filterButtons, folderTree, picturesOf, thumbnailOf, type JobFile } from '../files-of-job.ts';
import { PictureViewer } from '../viewer/PictureViewer.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { FolderTree } from './FolderTree.tsx';
import styles from './AttachmentsCard.module.css';

/** The others stand in the gallery. */
const MOST_PICTURES = 24;

export default function AttachmentsCard({ job }: { readonly job: Job }) {
  const [tag, setTag] = useState<string | null>(null);
  const [opened, open] = useState<JobFile | null>(null);
  const isOnline = useOnline();
  const onDevice = useDevicePhotos({ constructionId: job.id }).filter(({ state }) => state !== 'uploaded').length;
  const files = filesOfTag(job.attachments, tag);
  const pictures = picturesOf(files);
  return (
    <Card title="Attachments" count={job.attachments.length} bodyClassName={styles.body} open>
      {isOnline ? null : (
        <p className={classes(words.small, words.muted, styles.line)}>
          <Icon of={WifiOff} />
          There is no connection. Documents and pictures that you have not opened here yet are not on this phone.
        </p>
      )}
      <TagFilter files={job.attachments} tag={tag} onChange={setTag} />
      {job.attachments.length === 0 ? <p className={classes(words.muted, words.small)}>No attachments</p> : null}
      <FolderTree folders={folderTree(documentsOf(files))} />
      <PictureGrid pictures={pictures.slice(0, MOST_PICTURES)} onOpen={open} />
      <Link className={buttonClass({ wide: true })} to={`/field/construction/${String(job.id)}/photos`}>
        <Icon of={Images} />
        {galleryWords(pictures.length, onDevice)}
      </Link>
      {opened === null ? null : <PictureViewer job={job} pictures={pictures} opened={opened} onClose={() => open(null)} />}
    </Card>
  );
}

function galleryWords(count: number, onDevice: number): string {
  const all = count === 0 ? 'Photos of this job' : count === 1 ? '1 photo' : `All ${String(count)} photos`;
  return onDevice === 0 ? all : `${all}, ${String(onDevice)} still on this phone`;
}

interface TagFilterProps {
  readonly files: readonly JobFile[];
  readonly tag: string | null;
  readonly onChange: (tag: string | null) => void;
}

function TagFilter({ files, tag, onChange }: TagFilterProps) {
  const tags = filterButtons(files);
  if (tags.length === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label="Filter by tag">
      <button className={styles.pill} type="button" aria-pressed={tag === null} onClick={() => onChange(null)}>
        All {files.length}
      </button>
      {tags.map((one) => (
        <button key={one.tag} className={styles.pill} type="button" aria-pressed={one.tag === tag} onClick={() => onChange(one.tag)}>
          {one.tag} {one.count}
        </button>
      ))}
    </div>
  );
}

interface PictureGridProps {
  readonly pictures: readonly JobFile[];
  readonly onOpen: (picture: JobFile) => void;
}

function PictureGrid({ pictures, onOpen }: PictureGridProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.shots} aria-label="Photos">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button className={styles.shot} type="button" onClick={() => onOpen(picture)}>
            <Thumbnail src={thumbnailOf(picture)} />
            <span className={classes(styles.caption, words.cut)}>{picture.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
