// New and Edit of a declared record: a control for each field that the person sees, and the dialog of a clash (decision 080).
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { FormField } from '../form/FormField.tsx';
import { clashesShown, mergedShown } from '../form/read-clashes.ts';
import { sayValue } from '../form/say-value.ts';
import { TypedBefore } from '../form/TypedBefore.tsx';
import { RecordControl } from './RecordControl.tsx';
import { useRecordForm, type RecordWish } from './use-record-form.ts';
import styles from './RecordSheet.module.css';

interface RecordSheetProps<Answer> extends RecordWish<Answer> {
  /** 'CON-20', as sentences call it; of a new one nothing. */
  readonly name: string | null;
  /** Why a field stays as it is, by its key. */
  readonly locked?: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

export function RecordSheet<Answer>({ name, locked = {}, onClose, ...wish }: RecordSheetProps<Answer>) {
  const { record, shown } = wish;
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const { form, fields, isBusy, failed, clash, seen, others, label, save, keepEditing, decide } = useRecordForm(wish);
  const isUnsaved = Object.keys(form.edits).length > 0;
  const discard = () => {
    form.discard();
    onClose();
  };
  return (
    <Sheet
      title={name === null ? `New ${record.called}` : `Edit ${name}`}
      onSubmit={save}
      onClose={discard}
      busy={isBusy}
      unsaved={isUnsaved}
      footer={
        <Button kind="primary" type="submit" busy={isBusy}>
          {name === null ? `Create ${record.called}` : 'Save'}
        </Button>
      }
    >
      {failed === null ? null : <Banner tone="bad" title={failed} />}
      <TypedBefore draft={form} />
      <div className={styles.form}>
        {fields.map((key, place) => {
          const theirs = form.theirs(key);
          const kind = record.fields[key]?.kind ?? 'line';
          return (
            <FormField
              key={key}
              field={key}
              label={label(key)}
              isDirty={form.isDirty(key)}
              span={kind === 'text' ? 12 : 6}
              fault={form.said[key]}
              hint={locked[key]}
              live={theirs === null ? undefined : `Somebody else made it ${sayValue(theirs.value)}.`}
            >
              {(wiring) => (
                <RecordControl
                  {...{ kind, wiring }}
                  value={String(form.raw(key))}
                  isLocked={locked[key] !== undefined}
                  isFirst={place === 0}
                  onChange={(value) => form.change(key, value)}
                  onLeave={() => form.leave(key)}
                />
              )}
            </FormField>
          );
        })}
      </div>
      {clash === null ? null : (
        <ConflictDialog
          what={`${record.called} ${name ?? ''}`}
          who={clash.who}
          clashes={clashesShown(clash.clashes, { label, today, zone })}
          merged={mergedShown(form, clash.clashes, others, seen, shown, label)}
          onKeepEditing={keepEditing}
          onSave={decide}
        />
      )}
    </Sheet>
  );
}
