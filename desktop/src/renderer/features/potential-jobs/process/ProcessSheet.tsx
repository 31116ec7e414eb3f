// Processing a potential job, or adding one from the office: what was written down beside its photos, corrected by the same rules, and the range that becomes single potential jobs, shown
// before it does (screens.md §2.9).
import { useState } from 'react';
import { z } from 'zod';
import type { EntryField } from '@lotline/schema/domain/potential-job/entry-fields';
import {
  EMPTY_ENTRY,
  ENTRY_FIELD_NAMES,
  hasRequiredFields,
  readEntry,
  REQUIRED_FIELDS,
  textsOfEntry,
  type EntryTexts,
} from '@lotline/schema/domain/potential-job/entry';
import { canRaise, POTENTIAL_JOB } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { expandRange } from '@lotline/schema/domain/potential-job/range.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNewName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft, type FormDraft } from '../../../platform/form/use-form-draft.ts';
import { PresenceNote } from '../../../platform/presence/PresenceNote.tsx';
import { mayMove } from '../may-move.ts';
import { PotentialJobPhotos } from '../PotentialJobPhotos.tsx';
import { SiteMatches } from '../SiteMatches.tsx';
import type { PotentialJobRow } from '../use-potential-jobs.ts';
import { EntryForm } from './EntryForm.tsx';
import { RangePreview } from './RangePreview.tsx';
import { useEntryNames, type EntryNames } from './use-entry-names.ts';
import { useSavePotentialJob } from './use-save-potential-job.ts';
import styles from './Process.module.css';

interface ProcessSheetProps {
  /** Null: the office adds one itself. */
  readonly row: PotentialJobRow | null;
  readonly onClose: () => void;
  /** What was saved is to become jobs. */
  readonly onConvert: (ids: readonly number[]) => void;
}

type Shapes = Readonly<Record<EntryField, z.ZodType<string>>>;
const isShapes = (shapes: object): shapes is Shapes => ENTRY_FIELD_NAMES.every((field) => field in shapes);
function shapesOf(): Shapes {
  const shapes = Object.fromEntries(ENTRY_FIELD_NAMES.map((field) => [field, z.string()]));
  if (!isShapes(shapes)) throw new Error('an entry lacks a field');
  return shapes;
}
const SHAPES = shapesOf();

export function ProcessSheet({ row, onClose, onConvert }: ProcessSheetProps) {
  const actor = useActor();
  const start = row === null ? EMPTY_ENTRY : textsOfEntry(row);
  const draft = useFormDraft<EntryTexts>({
    name: row === null ? 'add-potential-job' : `process-potential-job-${String(row.id)}`,
    ...{ shapes: SHAPES, start, onClose },
  });
  const names = useEntryNames();
  const questions = useQuestions(start, draft, names);
  const [wasTried, setTried] = useState(false);
  const { entry, faults } = readEntry(draft.values);
  const count = entry === null ? 1 : expandRange(entry).length;
  const saving = useSavePotentialJob(row);
  const refusal = row === null ? canRaise(actor) : mayMove(actor, 'process', row);
  const missing = refusal.ok ? (hasRequiredFields(draft.values, false) ? null : REQUIRED_FIELDS) : sayError(refusal.code, refusal.details);
  const save = async (isConverted: boolean): Promise<void> => {
    setTried(true);
    // both are asked about at once
    const isAsked = [questions.builder, questions.roadType].map((one) => one.mustAsk()).includes(true);
    if (entry === null || missing !== null || isAsked) return;
    const saved = await saving.run(entry);
    if (saved === null) return;
    draft.close();
    if (isConverted) onConvert(saved.map(({ id }) => id));
  };
  const label = count === 1 ? 'Save' : `Save as ${String(count)} potential jobs`;
  return (
    <div className={styles.wide}>
      <Sheet
        title={row === null ? 'Add potential job' : 'Process potential job'}
        subtitle={row === null ? undefined : `Added by ${row.raisedBy}`}
        busy={saving.isBusy}
        unsaved={draft.isUnsaved}
        onClose={draft.close}
        onSubmit={() => void save(false)}
        footer={
          <>
            <Button kind="primary" type="submit" busy={saving.isBusy} refusedBecause={missing ?? undefined} reason="onPress">
              {label}
            </Button>
            <Button busy={saving.isBusy} refusedBecause={missing ?? undefined} reason="pressed" onClick={() => void save(true)}>
              {count === 1 ? 'Save and make a job' : `Save and make ${String(count)} jobs`}
            </Button>
          </>
        }
      >
        {row === null ? null : <PresenceNote record={POTENTIAL_JOB} id={row.id} isEditing />}
        <TypedBefore draft={draft} />
        <div className={row === null ? undefined : styles.columns}>
          {row === null ? null : <Beside row={row} />}
          <div className={styles.form}>
            <EntryForm texts={draft.values} faults={faults} showAll={wasTried} names={names} questions={questions} onChange={draft.set} />
            {entry === null ? null : <RangePreview entry={entry} />}
            {saving.sentence === null ? null : <Banner tone="bad">{`Error updating job: ${saving.sentence}`}</Banner>}
          </div>
        </div>
      </Sheet>
    </div>
  );
}

/** Of the names that the office keeps in lists. */
function useQuestions(start: EntryTexts, { values, set }: Pick<FormDraft<EntryTexts>, 'values' | 'set'>, names: EntryNames) {
  const builder = useNewName({
    ...{ value: values.builder, start: start.builder, names: names.builders },
    onChange: (text) => set({ builder: text }),
  });
  const roadType = useNewName({
    ...{ value: values.roadType, start: start.roadType, names: names.roadTypes },
    onChange: (text) => set({ roadType: text }),
  });
  return { builder, roadType };
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
      {row.reason === null ? null : <p className={words.muted}>Asked of the field: {row.reason}</p>}
    </div>
  );
}
