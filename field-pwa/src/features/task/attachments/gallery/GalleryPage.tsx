// /field/construction/:constructionId/photos: every photo of a job with its state, those on this device among them (screens.md §2.27).
import { useMemo, useState } from 'react';
import { ChevronLeft, Images } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useMe } from '@lotline/web-session/react/me-context';
import { PageFrame } from '../../../../platform/frame/PageFrame.tsx';
import { useDevicePhotos } from '../../../../platform/photos/device-photos.ts';
import type { Job } from '../../facts/page-data.ts';
import { TaskError, TaskMissing } from '../../TaskMissing.tsx';
import { TaskSkeleton } from '../../TaskSkeleton.tsx';
import type { JobFile } from '../files-of-job.ts';
import { useJobPage } from '../use-job-page.ts';
import { PictureViewer } from '../viewer/PictureViewer.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';
import { galleryTiles, inOrder, notReceived, type GalleryOrder } from './gallery-tiles.ts';
import styles from './GalleryPage.module.css';

const ORDERS = [
  { value: 'date', label: 'Date' },
  { value: 'title', label: 'Title' },
  { value: 'user', label: 'User' },
];

export default function GalleryPage() {
  const page = useJobPage();
  if (page.at === 'opening') return <TaskSkeleton />;
  if (page.at === 'failed') return <TaskError {...page} />;
  if (page.at === 'missing') return <TaskMissing />;
  return <Gallery job={page.job} />;
}

function Gallery({ job }: { readonly job: Job }) {
  const me = useMe();
  const onDevice = useDevicePhotos({ constructionId: job.id });
  const [order, setOrder] = useState<GalleryOrder>('date');
  const [onlyHere, setOnlyHere] = useState(false);
  const [opened, open] = useState<JobFile | null>(null);
  const all = useMemo(() => galleryTiles(job.attachments, onDevice, me.displayName), [job.attachments, onDevice, me.displayName]);
  const here = notReceived(all);
  const tiles = useMemo(() => inOrder(onlyHere ? notReceived(all) : all, order), [all, onlyHere, order]);
  const pictures = useMemo(() => tiles.flatMap((tile) => (tile.kind === 'received' ? [tile.file] : [])), [tiles]);
  return (
    <PageFrame title={`Photos · WO ${job.workOrder}`} bar={null} mainClassName={styles.page}>
      <div className={styles.top}>
        <Link className={styles.back} to={backTo(job)}>
          <Icon of={ChevronLeft} size="l" />
          Back
        </Link>
        <div>
          <h1>Photos</h1>
          <p className={classes(words.small, words.muted)}>{`WO ${job.workOrder} · ${formatAddress(job)}`}</p>
        </div>
      </div>
      <div className={styles.tools}>
        <Segments label="Order" hideLabel value={order} options={ORDERS} onChange={(value) => setOrder(value as GalleryOrder)} />
        <button className={styles.pill} type="button" aria-pressed={onlyHere} onClick={() => setOnlyHere(!onlyHere)}>
          Not received {here.length}
        </button>
      </div>
      <p className={classes(words.small, words.muted)} role="status">
        {sumOf(all.length - here.length, here.length)}
      </p>
      {tiles.length === 0 ? (
        <EmptyState title={onlyHere ? 'All photos on this phone have been received.' : 'No photos yet'} icon={Images}>
          Photos of this job appear here as they are taken, each with its state.
        </EmptyState>
      ) : (
        <GalleryGrid tiles={tiles} onOpen={open} />
      )}
      {opened === null ? null : <PictureViewer job={job} pictures={pictures} opened={opened} onClose={() => open(null)} />}
    </PageFrame>
  );
}

function sumOf(received: number, here: number): string {
  const there = received === 1 ? '1 photo received' : `${String(received)} photos received`;
  return here === 0 ? `${there}.` : `${there}, ${String(here)} still on this phone.`;
}

/** The task is not in the address: the job's first one that is shown, else the list. */
function backTo(job: Job): string {
  const [task] = job.schedules;
  return task === undefined ? '/field/construction' : `/field/construction/${String(job.id)}/${String(task.id)}`;
}
