// Values of a list from a file: it is tried first and told in words, then what is fine is taken (screens.md §2.20).
import { useState } from 'react';
import { MOST_LIST_CSV_CHARACTERS, MOST_LIST_CSV_ROWS } from '@lotline/schema/domain/lookup/lookup.input';
import { marksOf } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import type { LookupFileFieldsFragment } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { countedParts } from '../../platform/form/counted.ts';
import { CsvChoice } from '../../platform/form/CsvChoice.tsx';
import { CsvDryRun } from '../../platform/form/CsvDryRun.tsx';
import { useImportValues, useListDryRun } from './use-list-file.ts';
import styles from '../../platform/record/RecordPage.module.css';

type Told = LookupFileFieldsFragment;

/** '3 values are new, 1 is archived, 40 stay as they are.' */
const inWords = ({ created, archived, restored, marked, same }: Told): string =>
  countedParts('value', 'values', [
    [created, 'is new', 'are new'],
    [archived, 'is archived', 'are archived'],
    [restored, 'is restored', 'are restored'],
    [marked, 'is changed', 'are changed'],
    [same, 'stays as it is', 'stay as they are'],
  ]);

/** 'Archived, Code or Further data'. */
function optionalOf(list: LookupList): string {
  const [last = '', ...before] = ['Archived', ...marksOf(list).map((key) => LOOKUP_VALUE.fields[key].label)].reverse();
  return `${before.reverse().join(', ')} or ${last}`;
}

export function ImportSheet({ list, onClose }: { readonly list: LookupList; readonly onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const { dryRun, ...read } = useListDryRun(list.name, csv);
  const command = useImportValues();
  const undo = useUndo(list.name);
  const isIdle = dryRun === null || dryRun.created + dryRun.archived + dryRun.restored + dryRun.marked === 0;
  const submit = async () => {
    if (isIdle) return;
    const done = await command.run({ list: list.name, csv, seen: dryRun.seen });
    if (done === null) return;
    undo(done);
    onClose();
  };
  return (
    <Sheet
      title={`Import ${list.label.toLowerCase()}`}
      subtitle={`A CSV file with the column Name, and ${optionalOf(list)} if you like, up to ${MOST_LIST_CSV_ROWS.toLocaleString('en-AU')} rows. Values that are not in the file stay as they are. An empty cell changes nothing; None clears what was there.`}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={csv !== ''}
      footer={
        <Button
          kind="primary"
          type="submit"
          busy={command.isBusy}
          refusedBecause={isIdle ? 'Choose a file that changes something.' : undefined}
          reason="onPress"
        >
          Import
        </Button>
      }
    >
      <div className={styles.stack}>
        <CsvChoice
          label={`CSV file of ${list.label.toLowerCase()}`}
          mostCharacters={MOST_LIST_CSV_CHARACTERS}
          mostRows={MOST_LIST_CSV_ROWS}
          onText={setCsv}
        />
        {command.sentence === null ? null : <Banner tone="bad" title={command.sentence} />}
        {csv !== '' && dryRun === null ? (
          <Unread read={read} title="The file could not be checked." loading={<Progress label="Checking the file" />} />
        ) : null}
        {dryRun === null ? null : <DryRun told={dryRun} />}
      </div>
    </Sheet>
  );
}

/** Says what the import did, and offers to take it back until something else changes the list. */
function useUndo(list: string): (done: Told) => void {
  const command = useImportValues(true);
  const offer = useUndoOffer();
  const toast = useToast();
  return (done) => {
    const { undoCsv: csv, undoSeen: seen } = done;
    if (csv == null || seen == null) toast.success(inWords(done));
    else offer(inWords(done), () => void command.run({ list, csv, seen }));
  };
}

function DryRun({ told }: { readonly told: Told }) {
  const refused = told.refused.map(({ line, label, sentence }) => ({ line, name: label, sentence }));
  return <CsvDryRun title={inWords(told)} named="Name" unknown={told.unknown} refused={refused} />;
}
