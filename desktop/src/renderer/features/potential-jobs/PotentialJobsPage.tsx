// Potential jobs (screens.md §2.9): what the field has found, by what comes next, each looked at beside the list.
import { useState } from 'react';
import { MapPinPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import { latestRows } from '../../platform/grid/use-latest-rows.ts';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import * as key from '../../platform/list/list-keys.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { declarePage, usePageAddress, usePageScreen } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { MoveSheet } from './bulk/MoveSheet.tsx';
import { labelOf, PICKED_ACTS, type Act } from './bulk/potential-job-acts.ts';
import { PotentialJobsBulk } from './bulk/PotentialJobsBulk.tsx';
import { mayMove } from './may-move.ts';
import { NoPotentialJobs } from './NoPotentialJobs.tsx';
import { potentialJobColumns } from './potential-job-columns.tsx';
import { potentialJobPath, tabPath, TABS, useTabAddress } from './potential-job-tabs.ts';
import { NextStep, OtherSteps } from './PotentialJobActions.tsx';
import { PotentialJobApprovalSheet } from './PotentialJobApprovalSheet.tsx';
import { PotentialJobPreview } from './PotentialJobPreview.tsx';
import { PotentialJobTabs } from './PotentialJobTabs.tsx';
import { ConvertSheet } from './process/ConvertSheet.tsx';
import { ProcessSheet } from './process/ProcessSheet.tsx';
import { usePotentialJobOptions, usePotentialJobs, type PotentialJobRow } from './use-potential-jobs.ts';

const PAGE = declarePage<PotentialJobRow>({
  list: POTENTIAL_JOB_LIST,
  called: 'potential jobs',
  filters: filterDefinitions(POTENTIAL_JOB_LIST, ['status', 'builder', 'suburb', 'state', 'by', 'added', 'duplicate', 'photos']),
  columns: potentialJobColumns,
  words: {
    keys: [
      ...[key.MOVE_AND_SELECT, key.PREVIEW, key.STEP, key.SELECT, key.SELECT_ALL, key.SEARCH, key.FILTER, key.SHOW_NEW, key.COPY],
      { keys: ['E'], does: 'Process' },
      { keys: ['N'], does: 'Add a potential job' },
      { keys: ['A', 'B', 'Y', 'X'], does: 'Assign, back to field, builder approved, reject the selected ones' },
    ],
    hints: [
      { keys: '↑ ↓', does: 'move' },
      { keys: 'Enter', does: 'preview' },
      { keys: 'E', does: 'process' },
      { keys: 'Space', does: 'select' },
      { keys: 'Ctrl C', does: 'copy' },
    ],
  },
  nameOf: ({ address }) => address,
  pathOf: potentialJobPath,
});

/** The dialog that is open. */
type Dialog =
  | { readonly of: 'add' }
  | { readonly of: 'process' | 'ask'; readonly row: PotentialJobRow }
  | { readonly of: 'move'; readonly act: Act; readonly ids: readonly number[] }
  | { readonly of: 'convert'; readonly ids: readonly number[] };

export function PotentialJobsPage() {
  const actor = useActor();
  const plain = usePageAddress(PAGE);
  const tabbed = useTabAddress(plain);
  const { tab, address } = tabbed;
  const reads = usePotentialJobs(tabbed);
  const screen = usePageScreen(PAGE, { address, reads });
  const options = usePotentialJobOptions(screen.openFilter !== null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const process = (row: PotentialJobRow): void => setDialog({ of: 'process', row });
  const act = (one: Act, ids: readonly number[]): void => {
    if (ids.length > 0) setDialog({ of: 'move', act: one, ids });
  };
  const convert = (ids: readonly number[]): void => setDialog({ of: 'convert', ids });
  const add = (): void => setDialog({ of: 'add' });
  const picked = (one: Act) => () => act(one, [...screen.picking.picked]);
  useHotkeys({
    n: add,
    e: () => {
      const row = latestRows(reads.state).find(({ id }) => id === screen.cursor.cursorId);
      if (row !== undefined && mayMove(actor, 'process', row).ok) process(row);
    },
    a: picked('assign'),
    b: picked('sendBack'),
    y: picked('approve'),
    x: picked('reject'),
  });
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        allLabel={TABS.new}
        viewLabel={isNarrowed(address.query) ? null : TABS[tab]}
        actions={
          <Button icon={MapPinPlus} onClick={add}>
            Add potential job <kbd>N</kbd>
          </Button>
        }
        tabs={<PotentialJobTabs current={tab} search={plain.asked} />}
        options={options}
        acts={PICKED_ACTS.map(([key, hint]) => ({ key, hint, label: labelOf(key), start: (ids) => act(key, [...ids]) }))}
        bulk={<PotentialJobsBulk screen={screen} onAct={act} onConvert={convert} />}
        preview={({ id, onStep, onClose }) => (
          <PotentialJobPreview
            {...{ id, onStep, onClose }}
            next={(row) => <NextStep row={row} onProcess={process} onConvert={convert} />}
            others={(row) => <OtherSteps row={row} onAct={act} onAsk={() => setDialog({ of: 'ask', row })} />}
          />
        )}
        none={<NoPotentialJobs tab={tab} />}
      />
      <OpenDialog dialog={dialog} onClose={() => setDialog(null)} onConvert={convert} onMoved={screen.picking.clear} />
    </>
  );
}

interface OpenDialogProps {
  readonly dialog: Dialog | null;
  readonly onClose: () => void;
  readonly onConvert: (ids: readonly number[]) => void;
  readonly onMoved: () => void;
}

function OpenDialog({ dialog, onClose, onConvert, onMoved }: OpenDialogProps) {
  const navigate = useNavigate();
  const done = (): void => {
    onMoved();
    onClose();
  };
  switch (dialog?.of) {
    case undefined:
      return null;
    case 'add':
      return <ProcessSheet row={null} onClose={onClose} onConvert={onConvert} />;
    case 'process':
      return <ProcessSheet key={dialog.row.id} row={dialog.row} onClose={onClose} onConvert={onConvert} />;
    case 'ask':
      return <PotentialJobApprovalSheet key={dialog.row.id} row={dialog.row} onClose={onClose} />;
    case 'move':
      return <MoveSheet key={dialog.act} act={dialog.act} ids={dialog.ids} onClose={onClose} onDone={done} />;
    case 'convert':
      return (
        <ConvertSheet
          ids={dialog.ids}
          onClose={onClose}
          onDone={(jobId) => {
            done();
            void navigate(jobId === null ? tabPath('converted') : `/construction/${String(jobId)}`);
          }}
        />
      );
  }
}
