// Item codes from a file: it is tried first and told in words, then what is fine is taken (screens.md §2.18).
import { useState } from 'react';
import { MOST_CSV_CHARACTERS, MOST_CSV_ROWS } from '@lotline/schema/domain/item/item-code-csv.input';
import type { ItemCodeFileFieldsFragment } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { WHY as WHY_FIELD } from '../../../platform/command/command-field.ts';
import { useUndoOffer } from '../../../platform/data/use-undo-offer.ts';
import { CsvChoice } from '../../../platform/form/CsvChoice.tsx';
import { CsvDryRun } from '../../../platform/form/CsvDryRun.tsx';
import { countedParts } from '../../../platform/form/counted.ts';
import { focusField, WHY } from '../../../platform/form/focus-field.ts';
import { WhyField } from '../../../platform/form/WhyField.tsx';
import { PastImports } from './PastImports.tsx';
import { useImportItemCodes, useItemCodeDryRun } from './use-item-code-file.ts';
import { changeOfImport, useUndoImport } from './use-undo-import.ts';
import styles from '../../../platform/record/RecordPage.module.css';

type Told = ItemCodeFileFieldsFragment;

/** '3 codes are new, 5 change, 1 stays as it is.' */
const inWords = ({ created, edited, same }: Told): string =>
  countedParts('code', 'codes', [
    [created, 'is new', 'are new'],
    [edited, 'changes', 'change'],
    [same, 'stays as it is', 'stay as they are'],
  ]);

export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const [why, setWhy] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { dryRun, ...read } = useItemCodeDryRun(csv);
  const command = useImportItemCodes();
  const undo = useUndo();
  const isIdle = dryRun === null || dryRun.created + dryRun.edited === 0;
  const isWhyMissing = dryRun?.needsReason === true && why.trim() === '';
  const submit = async () => {
    if (isIdle) return;
    setAsked(true);
    if (isWhyMissing) {
      focusField(WHY);
      return;
    }
    const done = await command.run({ csv, seen: dryRun.seen, why });
    if (done === null) return;
    undo(done);
    onClose();
  };
  return (
    <Sheet
      title="Import item codes"
      subtitle={`A CSV file with the columns of an export, up to ${MOST_CSV_ROWS.toLocaleString('en-AU')} rows. Columns that are left out do not change.`}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={csv !== ''}
      footer={
        <Button
          kind="primary"
          type="submit"
          busy={command.isBusy}
          reason="onPress"
          refusedBecause={isIdle ? 'Choose a file that changes something.' : undefined}
        >
          Import
        </Button>
      }
    >
      <div className={styles.stack}>
        <CsvChoice label="CSV file of item codes" mostCharacters={MOST_CSV_CHARACTERS} mostRows={MOST_CSV_ROWS} onText={setCsv} />
        {command.sentence === null ? null : <Banner tone="bad" title={command.sentence} />}
        {csv !== '' && dryRun === null ? (
          <Unread read={read} title="The file could not be checked." loading={<Progress label="Checking the file" />} />
        ) : null}
        {dryRun === null ? null : <DryRun told={dryRun} />}
        {dryRun?.needsReason === true ? (
          <WhyField
            requiredBecause="Required, because amounts change."
            value={why}
            error={isAsked && isWhyMissing ? WHY_FIELD.required : undefined}
            onChange={setWhy}
          />
        ) : null}
        {csv === '' ? <PastImports /> : null}
      </div>
    </Sheet>
  );
}

/** Says what the import did and offers its undo. */
function useUndo(): (done: Told) => void {
  const { run } = useUndoImport();
  const offer = useUndoOffer();
  const toast = useToast();
  return (done) => {
    const { importId } = done;
    if (importId === null) toast.success(inWords(done));
    else offer(inWords(done), () => void run(importId), [changeOfImport(importId)]);
  };
}

function DryRun({ told }: { readonly told: Told }) {
  const refused = told.refused.map(({ line, code, sentence }) => ({ line, name: code, sentence }));
  return <CsvDryRun title={inWords(told)} named="Code" unknown={told.unknown} refused={refused} />;
}
