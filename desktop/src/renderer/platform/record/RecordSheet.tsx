// New and Edit of a declared record: a control for each field that the person sees, and the dialog of a clash (decision 080).
import type { ReactNode } from 'react';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { isPresentEntity } from '@lotline/schema/domain/presence/presence.rules';
import { MOST_CHARACTERS, optionsOf, type AnyRecord, type RecordOption } from '@lotline/schema/domain/record/record-declaration';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { LazyNameLine } from '../controls/LazyNameLine.tsx';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { typedFaultOf } from '../form/day-fault.ts';
import type { Values } from '../form/form-edits.ts';
import { WHY } from '../form/focus-field.ts';
import { FormField } from '../form/FormField.tsx';
import { clashesShown, mergedShown, type SayField } from '../form/read-clashes.ts';
import { sayValue } from '../form/say-value.ts';
import type { Form } from '../form/use-form.ts';
import { WhyField } from '../form/WhyField.tsx';
import { PresenceNote } from '../presence/PresenceNote.tsx';
import { useLeave } from '../form/use-leave.ts';
import { TypedBefore } from '../form/TypedBefore.tsx';
import { RecordControl, type RecordControlProps } from './RecordControl.tsx';
import { useRecordForm, type RecordWish } from './use-record-form.ts';
import styles from './RecordSheet.module.css';

const LINE = { kind: 'line' } as const;

interface RecordSheetProps<Answer> extends RecordWish<Answer> {
  /** 'CON-20', as sentences call it; of a new one nothing. */
  readonly name: string | null;
  /** Of a new one, where another verb is used than Create. */
  readonly adding?: { readonly title: string; readonly verb: string };
  /** Of one that is there, where 'Edit' and its name do not do; `what` of it another has saved. */
  readonly editing?: { readonly title: string; readonly subtitle?: string; readonly what: string };
  /** What is to be known beside a field, by its key. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Why a field stays as it is, by its key. */
  readonly locked?: Readonly<Record<string, string>>;
  /** The rows that a field may name, by its key. */
  readonly rows?: Readonly<Record<string, readonly RecordOption[]>>;
  /** Texts that a line suggests, by its key. */
  readonly suggested?: Readonly<Record<string, readonly string[]>>;
  /** Of a field whose kind's control does not do, by its key. */
  readonly controls?: Readonly<Record<string, (props: RecordControlProps) => ReactNode>>;
  /** What a person is to know below the fields, of the values as they are typed; rows of the record are drawn there as well (record-rows). */
  readonly note?: (values: Values, form: Form) => ReactNode;
  /** Something of it is still being sent: it is not saved yet. */
  readonly isWaiting?: boolean;
  readonly onClose: () => void;
}

export function RecordSheet<Answer>(props: RecordSheetProps<Answer>) {
  const {
    name,
    adding,
    editing,
    locked = {},
    hints = {},
    rows = {},
    suggested = {},
    controls = {},
    note,
    isWaiting = false,
    onClose,
    ...wish
  } = props;
  const { record, shown } = wish;
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const { form, fields, isBusy, failed, clash, seen, others, label, save, keepEditing, decide } = useRecordForm(wish);
  const isUnsaved = Object.keys(form.edits).length > 0;
  const { title, verb } = adding ?? { title: `New ${record.called}`, verb: `Create ${record.called}` };
  const there = editing ?? { title: `Edit ${name ?? ''}`, what: `${record.called} ${name ?? ''}` };
  const offered = (key: string): readonly RecordOption[] => rows[key] ?? optionsOf(record.fields[key] ?? LINE);
  const say: SayField = (key, value) => offered(key).find((option) => option.value === value)?.label ?? sayValue(value);
  const discard = () => {
    form.discard();
    onClose();
  };
  return (
    <Sheet
      title={name === null ? title : there.title}
      subtitle={name === null ? undefined : there.subtitle}
      onSubmit={isWaiting ? () => undefined : save}
      onClose={discard}
      busy={isBusy}
      unsaved={isUnsaved}
      footer={
        <Button kind="primary" type="submit" busy={isBusy || isWaiting}>
          {name === null ? verb : 'Save'}
        </Button>
      }
    >
      {failed === null ? null : <Banner tone="bad" title={failed} />}
      {wish.id === null ? null : <OthersAt record={record} id={wish.id} />}
      <div className={layout.stack}>
        <TypedBefore draft={form} />
        <Fields {...{ record, form, fields, say, locked, hints, suggested, controls }} optionsOf={offered} />
        {note?.(form.values, form)}
        {wish.asksWhy === undefined ? null : <Reason form={form} asksWhy={wish.asksWhy} />}
      </div>
      {clash === null ? null : (
        <ConflictDialog
          what={there.what}
          who={clash.who}
          clashes={clashesShown(clash.clashes, { label, say, today, zone })}
          merged={mergedShown(form, clash.clashes, others, seen, shown, label, say)}
          onKeepEditing={keepEditing}
          onSave={decide}
        />
      )}
    </Sheet>
  );
}

/** Who else edits it, before anything is saved; of what is edited within another record, that record's page says it. */
function OthersAt({ record: { entity, called }, id }: { readonly record: AnyRecord; readonly id: number }) {
  return isPresentEntity(entity) ? <PresenceNote record={{ entity, called }} id={id} isEditing /> : null;
}

interface ReasonProps {
  readonly form: Form;
  readonly asksWhy: NonNullable<RecordWish<unknown>['asksWhy']>;
}

function Reason({ form, asksWhy }: ReasonProps) {
  const required = asksWhy === 'always' ? { isRequired: true } : { requiredBecause: asksWhy(form.values) };
  return <WhyField {...required} value={String(form.raw(WHY))} error={form.said[WHY]} onChange={(why) => form.change(WHY, why)} />;
}

interface FieldsProps extends Required<Pick<RecordSheetProps<unknown>, 'record' | 'locked' | 'hints' | 'suggested' | 'controls'>> {
  readonly form: Form;
  readonly fields: readonly string[];
  readonly optionsOf: (key: string) => readonly RecordOption[];
  readonly say: SayField;
}

function Fields({ record, form, fields, optionsOf, say, locked, hints, suggested, controls }: FieldsProps) {
  const leave = useLeave(form.leave);
  return (
    <div className={styles.form}>
      {fields.map((key, place) => {
        const theirs = form.theirs(key);
        const { kind = 'line', label = key, isRequired = false } = record.fields[key] ?? {};
        return (
          <FormField
            key={key}
            field={key}
            label={label}
            isDirty={form.isDirty(key)}
            isRequired={isRequired}
            span={kind === 'text' ? 12 : 6}
            fault={typedFaultOf(kind, String(form.raw(key)), form.said[key])}
            hint={locked[key] ?? hints[key]}
            live={theirs === null ? undefined : `Someone else changed it to ${say(key, theirs.value)}.`}
          >
            {(wiring) => {
              const shared = {
                ...{ wiring, value: String(form.raw(key)), isLocked: locked[key] !== undefined, isFirst: place === 0 },
                onChange: (value: string) => form.change(key, value),
                onLeave: () => leave(key),
              };
              const names = suggested[key] ?? [];
              if (names.length > 0 && !shared.isLocked) return <SuggestedLine {...shared} names={names} most={record.fields[key]?.most} />;
              return (
                controls[key]?.(shared) ?? (
                  <RecordControl {...{ ...shared, kind, isRequired }} options={optionsOf(key)} isDirty={form.isDirty(key)} />
                )
              );
            }}
          </FormField>
        );
      })}
    </div>
  );
}

interface SuggestedLineProps extends RecordControlProps {
  readonly names: readonly string[];
  readonly most: number | undefined;
}

function SuggestedLine({ wiring, most = MOST_CHARACTERS, value, names, isFirst, onChange, onLeave }: SuggestedLineProps) {
  return <LazyNameLine {...wiring} {...{ value, names, isFirst, onChange, onLeave }} maxLength={most} />;
}
