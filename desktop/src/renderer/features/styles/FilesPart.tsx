// Files, and the message that asks a builder.
import { useState } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { NotDrafted } from '../../platform/builder-approval/NotDrafted.tsx';
import { SelectedJobs } from '../../platform/builder-approval/SelectedJobs.tsx';
import { SendBySms } from '../../platform/builder-approval/SendBySms.tsx';
import { SmsCode } from '../../platform/builder-approval/SmsCode.tsx';
import { ChosenRow } from '../../platform/files/ChosenRow.tsx';
import { FileGrid } from '../../platform/files/FileGrid.tsx';
import { Picture } from '../../platform/files/Picture.tsx';
import type { ShownFile } from '../../platform/files/shown-file.ts';
import { Viewer } from '../../platform/files/Viewer.tsx';
import { Specimen } from './Specimen.tsx';
import styles from './Styles.module.css';

const nothing = () => undefined;
const file = (id: number, title: string, part: Partial<ShownFile>): ShownFile => ({
  ...{ id, title, path: 'Photos', url: null, key: title, sizeBytes: 1_400_000, tags: 'Pit', createdUtc: '2025-11-19T01:00:00Z' },
  ...{ modifiedUtc: '2025-11-19T01:00:00Z', comments: null, isDocAttachment: false, syncStatus: null, taskId: null, clientId: null },
  ...{ takenAt: null, latitude: null, longitude: null, accuracyMetres: null, ownerName: 'Sam Ortega', mayChange: true },
  ...{ isEdited: false, hasThumbnail: false },
  ...part,
});
const FILES: readonly ShownFile[] = [
  file(1, 'Open pit.jpg', { latitude: -33.8, longitude: 150.9 }),
  file(2, 'Plan of the estate.pdf', { isDocAttachment: true, mayChange: false }),
  file(3, 'The whole of the street, seen from the corner of Wattle Road.jpg', {}),
];
const chosen = (name: string, content: string) => ({
  ...{ key: name, category: 'Pit', handle: null },
  file: new File([content], name, { type: 'image/jpeg' }),
});
const JOBS = [
  { id: 1, workOrder: '48213', address: 'Lot 14, 8 Wattle Rd, Box Hill', builderApprovalSentDate: null, builderApprovedDate: null },
  {
    ...{ id: 2, workOrder: '48214', address: 'Lot 15, 10 Wattle Rd, Box Hill' },
    ...{ builderApprovalSentDate: '2025-11-12T01:00:00Z', builderApprovedDate: null },
  },
];
const WAY = { isOffered: true, isBusy: false, refusedBecause: undefined, sentence: null, note: null, send: nothing };

export function FilesPart() {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set([1]));
  const [ids, setIds] = useState<readonly number[]>([1]);
  return (
    <>
      <Specimen title="Files of a job" about="Selected by their box, removed by who may; the other button of the pointer has a menu.">
        <div>
          <FileGrid
            label="Files"
            files={FILES}
            zone="Australia/Sydney"
            picked={picked}
            onPick={(id) => setPicked(new Set([id]))}
            onOpen={nothing}
            onRemove={nothing}
          />
        </div>
      </Specimen>
      <Specimen title="A picture that is not here">
        <span className={styles.thumbnail}>
          <Picture src={undefined} alt="The open pit" />
        </span>
      </Specimen>
      <Specimen title="A file that was chosen" about="With its category, or why it cannot be sent.">
        <ul>
          <ChosenRow one={chosen('pit.jpg', 'a picture')} categories={['Pit', 'Trench']} onCategory={nothing} onDrop={nothing} />
          <ChosenRow one={chosen('empty.jpg', '')} categories={['Pit', 'Trench']} onCategory={nothing} onDrop={nothing} />
        </ul>
      </Specimen>
      <Specimen title="The jobs that a builder is asked about">
        <div>
          <SelectedJobs jobs={JOBS} ids={ids} onChange={setIds} />
        </div>
      </Specimen>
      <Specimen title="By a phone’s camera, or from the server">
        <SmsCode link="sms:0491570156?body=Can%20we%20start%20at%20Lot%2014" />
        <SmsCode link={`sms:0491570156?body=${'long'.repeat(1_000)}`} />
        <SendBySms way={WAY} />
        <SendBySms way={{ ...WAY, isBusy: true }}> to 2 builders</SendBySms>
        <SendBySms way={{ ...WAY, refusedBecause: 'Tick a job and write the message.' }} />
      </Specimen>
      <OverThePage />
    </>
  );
}

/** What lies over the page opens by its button. */
function OverThePage() {
  const [open, setOpen] = useState<'missing' | 'failed' | 'viewer' | null>(null);
  const close = () => setOpen(null);
  const read = { isPending: false, error: open === 'failed' ? new Error('The server does not answer.') : null, refetch: nothing };
  return (
    <Specimen title="Over the page" about="A file in the whole window; a message that cannot be drafted yet.">
      <Button onClick={() => setOpen('viewer')}>Open a file</Button>
      <Button onClick={() => setOpen('missing')}>Something is missing</Button>
      <Button onClick={() => setOpen('failed')}>It was not read</Button>
      {open === 'viewer' ? (
        <Viewer files={FILES} openedId={2} onClose={close}>
          {({ ownerName }) => <p>By {ownerName}</p>}
        </Viewer>
      ) : null}
      {open === 'missing' || open === 'failed' ? (
        <NotDrafted called="job 48213" missing={open === 'missing' ? ['The site contact’s phone'] : null} read={read} onClose={close} />
      ) : null}
    </Specimen>
  );
}
