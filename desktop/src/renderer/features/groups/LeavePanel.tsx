// What a group can work in the days to come, and the leave of its people.
import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import { ABSENCE, ABSENCE_KEYS } from '@lotline/schema/domain/group/absence.fields';
import { capacityOn } from '@lotline/schema/domain/group/group-hours.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { addDays, dayInZone, weekdayName } from '@lotline/schema/domain/kernel/dates';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { Panel } from '../../platform/frame/Panel.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { clockOf, hasHours, weekOf, type Group, type GroupAbsence } from './group-data.ts';
import { useArchiveAbsence, useSaveAbsence } from './use-group-changes.ts';
import styles from '../../platform/record/RecordPage.module.css';

const DAYS = 14;
const EMPTY = Object.fromEntries(ABSENCE_KEYS.map((key) => [key, null]));
const KIND_LABELS = new Map(ABSENCE.fields.kind.options.map(({ value, label }) => [value as string, label]));

export function LeavePanel({ group }: { readonly group: Group }) {
  const [edited, edit] = useState<GroupAbsence | 'new' | null>(null);
  return (
    <div className={styles.panels}>
      <Leave group={group} onEdit={edit} />
      <CapacityPanel group={group} />
      {edited === null ? null : <LeaveSheet group={group} absence={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </div>
  );
}

function CapacityPanel({ group }: { readonly group: Group }) {
  const clock = clockOf(group);
  const today = dayInZone(useNow().toISOString(), clock?.zone ?? browserZone());
  const week = weekOf(group);
  const memberIds = group.members.map(({ id }) => id);
  const absences = group.absences.map((absence) => ({ ...absence, userId: absence.userId ?? null }));
  if (!hasHours(group))
    return (
      <Panel title="Capacity">
        <p className={styles.muted}>No hours yet. Edit the group to set them.</p>
      </Panel>
    );
  return (
    <Panel title="Capacity" note={clock === null ? 'set a state for its time zone' : `on ${clock.city} time`}>
      <RecordTable label="Capacity of the next 14 days" head={['Day', 'People', 'Hours']} figures={['People', 'Hours']}>
        {Array.from({ length: DAYS }, (_, place) => addDays(today, place)).map((day) => {
          const { minutes, present } = capacityOn(day, week, memberIds, absences);
          return (
            <tr key={day}>
              <th scope="row">
                {weekdayName(day).slice(0, 3)} {formatDate(day)}
              </th>
              <td>{minutes === 0 ? '–' : `${String(present)} of ${String(memberIds.length)}`}</td>
              <td>{minutes === 0 ? '–' : String(Math.round((minutes / 60) * 10) / 10)}</td>
            </tr>
          );
        })}
      </RecordTable>
    </Panel>
  );
}

interface LeaveProps {
  readonly group: Group;
  readonly onEdit: (absence: GroupAbsence | 'new') => void;
}

function Leave({ group, onEdit }: LeaveProps) {
  const remove = useRemoveLeave();
  const add = (
    <Button icon={CalendarPlus} onClick={() => onEdit('new')}>
      Add leave
    </Button>
  );
  return (
    <Panel title="Leave" action={add}>
      {group.absences.length === 0 ? <p className={styles.muted}>No leave is recorded.</p> : null}
      {group.absences.length === 0 ? null : (
        <RecordTable label="Leave" head={['Who', 'Kind', 'Days', 'Note', '']}>
          {group.absences.map((absence) => (
            <tr key={absence.id} data-id={absence.id}>
              <th scope="row">{whoOf(absence)}</th>
              <td>{KIND_LABELS.get(absence.kind) ?? absence.kind}</td>
              <td>{daysOf(absence)}</td>
              <td>{absence.note ?? '–'}</td>
              <td className={styles.actions}>
                <Button kind="text" onClick={() => onEdit(absence)} aria-label={`Edit leave of ${whoOf(absence)}, ${daysOf(absence)}`}>
                  Edit
                </Button>
                <Button kind="text" onClick={() => remove(absence)} aria-label={`Remove leave of ${whoOf(absence)}, ${daysOf(absence)}`}>
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}

const whoOf = ({ userName }: GroupAbsence): string => userName ?? 'Whole group';
const daysOf = ({ fromDate, toDate }: GroupAbsence): string =>
  fromDate === toDate ? formatDate(fromDate) : `${formatDate(fromDate)} to ${formatDate(toDate)}`;

function useRemoveLeave() {
  const { run } = useArchiveAbsence();
  const offer = useUndoOffer();
  return async ({ id, version }: GroupAbsence) => {
    if ((await run({ id, version, archived: true })) === null) return;
    offer('The leave is removed.', () => void run({ id, version: version + 1, archived: false }));
  };
}

interface LeaveSheetProps {
  readonly group: Group;
  /** Null: a new one. */
  readonly absence: GroupAbsence | null;
  readonly onClose: () => void;
}

function LeaveSheet({ group, absence, onClose }: LeaveSheetProps) {
  const command = useSaveAbsence(group.id);
  const people = group.members.map(({ id, name }) => ({ value: String(id), label: name }));
  const shown =
    absence === null
      ? EMPTY
      : {
          ...{ userId: absence.userId == null ? null : String(absence.userId), kind: absence.kind },
          ...{ fromDate: absence.fromDate, toDate: absence.toDate, note: absence.note ?? null },
        };
  return (
    <RecordSheet
      record={ABSENCE}
      id={absence?.id ?? null}
      name={absence === null ? null : `leave of ${whoOf(absence)}`}
      adding={{ title: 'Add leave', verb: 'Add leave' }}
      draft={`leave-${String(group.id)}-${String(absence?.id ?? 'new')}`}
      shown={shown}
      rows={{ userId: people }}
      note={() => (
        <div className={styles.note}>
          <p className={styles.muted}>Without a person, the whole group is away. Both days are included.</p>
        </div>
      )}
      command={command}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
