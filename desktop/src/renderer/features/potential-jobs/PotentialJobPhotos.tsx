// The photos and documents of a potential job, each opened over the whole window.
import { useState } from 'react';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { FileGrid } from '../../platform/files/FileGrid.tsx';
import { StampFrame } from '../../platform/files/StampFrame.tsx';
import { Viewer } from '../../platform/files/Viewer.tsx';
import { usePotentialJobFiles } from './use-potential-jobs.ts';

const NOTHING_ELSE = [] as const;

export function PotentialJobPhotos({ id }: { readonly id: number }) {
  const read = usePotentialJobFiles(id);
  const [openedId, open] = useState<number | null>(null);
  const zone = browserZone();
  const files = read.data?.potentialJobFiles;
  if (files === undefined) return <Unread read={read} title="The photos could not be loaded." loading={<Ghost width="70%" />} />;
  if (files.length === 0) return <p className={words.muted}>No photos yet. Crews take them on their phones.</p>;
  return (
    <>
      <FileGrid label="Photos and documents" files={files} zone={zone} onOpen={open} />
      {openedId === null ? null : (
        <Viewer files={files} openedId={openedId} onClose={() => open(null)}>
          {(file) => <StampFrame file={file} zone={zone} of={NOTHING_ELSE} />}
        </Viewer>
      )}
    </>
  );
}
