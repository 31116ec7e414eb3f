// Processing a potential job, or adding one from the office: what was written down beside its photos, corrected by the same rules, and the range that becomes single potential jobs, shown
// before it does (screens.md §2.9).
import { useRef } from 'react';
import {
  EMPTY_ENTRY,
  hasRequiredFields,
  readEntry,
  REQUIRED_FIELDS,
  textsOfEntry,
  type EntryTexts,
} from '@lotline/schema/domain/potential-job/entry';
import type { EntryField } from '@lotline/schema/domain/potential-job/entry-fields';
import { canRaise, POTENTIAL_JOB } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { expandRange } from '@lotline/schema/domain/potential-job/range.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useActor } from '@lotline/web-session/react/me-context';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';
import { PresenceNote } from '../../../platform/presence/PresenceNote.tsx';
import { mayMove } from '../may-move.ts';
import { PotentialJobPhotos } from '../PotentialJobPhotos.tsx';
import { SiteMatches } from '../SiteMatches.tsx';
import type { PotentialJobRow } from '../use-potential-jobs.ts';
import { entryFormFields } from './entry-form-fields.ts';
import { EntryLayout } from './EntryLayout.tsx';
import { RangePreview } from './RangePreview.tsx';
import { useEntryNames } from './use-entry-names.ts';
import { useSavePotentialJob } from './use-save-potential-job.ts';
import styles from './Process.module.css';

interface ProcessSheetProps {
  /** Null: the office adds one itself. */
  readonly row: PotentialJobRow | null;
  readonly onClose: () => void;
  /** What was saved is to become jobs. */
  readonly onConvert: (ids: readonly number[]) => void;
}

/** Saved, it goes on to become jobs. */
const CONVERT = 'convert';

function countOf(texts: EntryTexts): number {
  const { entry } = readEntry(texts);
  return entry === null ? 1 : expandRange(entry).length;
}

export function ProcessSheet({ row, onClose, onConvert }: ProcessSheetProps) {
  const actor = useActor();
  const names = useEntryNames();
  const saving = useSavePotentialJob(row);
  const made = useRef<readonly number[] | null>(null);
  const refusal = row === null ? canRaise(actor) : mayMove(actor, 'process', row);
  const lackOf = (texts: EntryTexts) => {
    if (!refusal.ok) return sayError(refusal.code, refusal.details);
    return hasRequiredFields(texts, false) ? undefined : REQUIRED_FIELDS;
  };
  return (
    <div className={styles.wide}>
      <CommandSheet<EntryField, NonNullable<ReturnType<typeof readEntry>['entry']>, readonly { readonly id: number }[]>
        title={row === null ? 'Add potential job' : 'Process potential job'}
        subtitle={row === null ? undefined : `Added by ${row.raisedBy}`}
        verb={(texts) => (countOf(texts) === 1 ? 'Save' : `Save as ${String(countOf(texts))} potential jobs`)}
        buttons={({ values, isBusy, submit }) => (
          <Button busy={isBusy} refusedBecause={lackOf(values)} reason="pressed" onClick={() => submit(CONVERT)}>
            {countOf(values) === 1 ? 'Save and make a job' : `Save and make ${String(countOf(values))} jobs`}
          </Button>
        )}
        draft={row === null ? 'add-potential-job' : `process-potential-job-${String(row.id)}`}
        fields={entryFormFields(row === null ? EMPTY_ENTRY : textsOfEntry(row), names)}
        command={{ ...saving, sentence: saving.sentence === null ? null : `Error updating job: ${saving.sentence}` }}
        inputOf={(texts) => readEntry(texts).entry}
        lackOf={lackOf}
        onDone={(saved, _texts, way) => {
          made.current = way === CONVERT ? saved.map(({ id }) => id) : null;
        }}
        onClose={() => {
          onClose();
          // in its place
          if (made.current !== null) onConvert(made.current);
        }}
        above={row === null ? null : <PresenceNote record={POTENTIAL_JOB} id={row.id} isEditing />}
        arranged={(control, { values }) => (
          <div className={row === null ? undefined : styles.columns}>
            {row === null ? null : <Beside row={row} />}
            <div className={styles.form}>
              <EntryLayout control={control} />
              <Becomes texts={values} />
            </div>
          </div>
        )}
      />
    </div>
  );
}

function Becomes({ texts }: { readonly texts: EntryTexts }) {
  const { entry } = readEntry(texts);
  return entry === null ? null : <RangePreview entry={entry} />;
}

/** What the person looks at while they correct it. */
function Beside({ row }: { readonly row: PotentialJobRow }) {
  return (
    <div className={styles.beside}>
      {row.addressFromField === null ? null : (
        <section>
          <h3>In the worker’s words</h3>
          <p>{row.addressFromField}</p>
        </section>
      )}
      <section>
        <h3>Photos</h3>
        <PotentialJobPhotos id={row.id} />
      </section>
      {row.duplicateScore === 0 ? null : (
        <section>
          <h3>At the same site</h3>
          <SiteMatches id={row.id} />
        </section>
      )}
      {row.reason === null ? null : <p className={words.muted}>Sent back to the field: {row.reason}</p>}
    </div>
  );
}
