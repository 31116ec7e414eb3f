// One value beside its list: how many records hold it, what can be done with it, what happened to it.
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Merge, PencilLine } from 'lucide-react';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { canChangeName, mustNotBeLocked } from '@lotline/schema/domain/lookup/lookup.rules';
import { detailsOf } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { PreviewFacts, PreviewPane, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { recordsOf } from './records-of.ts';
import type { LookupValue } from './use-lookups.ts';
import styles from './Lookups.module.css';

interface ValuePaneProps {
  readonly list: LookupList;
  readonly value: LookupValue;
  /** Among those that are offered; -1: it is archived. */
  readonly place: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onMerge: () => void;
  readonly onArchive: () => void;
}

export function ValuePane(props: ValuePaneProps) {
  const { list, value, place, count, onStep, onClose, onMove, onEdit, onMerge, onArchive } = props;
  const { label, useCount, isArchived } = value;
  const facts = [...(value.code == null ? [] : [{ name: 'Code', value: value.code }]), ...detailsOf(value.details ?? null)];
  const verdict = mustNotBeLocked(list, label);
  const named = canChangeName(list, label);
  const nameStays = named.ok ? undefined : sayError(named.code, named.details);
  const locked = verdict.ok ? undefined : sayError(verdict.code, verdict.details);
  return (
    <PreviewPane
      label={`${list.one} ${label}`}
      title={label}
      mark={isArchived ? <PlainTag>archived</PlainTag> : undefined}
      isBusy={false}
      onStep={onStep}
      onClose={onClose}
      footer={
        <>
          <Button icon={PencilLine} onClick={onEdit}>
            Edit
          </Button>
          <Button icon={Merge} refusedBecause={nameStays} reason="onPress" onClick={onMerge}>
            Merge
          </Button>
          <Button
            kind="text"
            icon={isArchived ? ArchiveRestore : Archive}
            refusedBecause={isArchived ? undefined : locked}
            reason="onPress"
            onClick={onArchive}
          >
            {isArchived ? 'Restore' : 'Archive'}
          </Button>
        </>
      }
    >
      <PreviewSection title="Use">
        <p>
          {list.uses.length === 0
            ? 'It is suggested. What was written before stays as it is.'
            : useCount === 0
              ? 'No records use it.'
              : `${recordsOf(useCount)} ${useCount === 1 ? 'uses' : 'use'} it.`}
        </p>
        {isArchived ? <p>It is no longer offered. Records that use it keep it.</p> : null}
      </PreviewSection>
      {facts.length === 0 ? null : (
        <PreviewSection title="Data">
          <PreviewFacts facts={facts.map((fact) => [fact.name, fact.value])} />
        </PreviewSection>
      )}
      {isArchived ? null : (
        <div className={styles.moves}>
          <Button icon={ArrowUp} disabled={place <= 0} onClick={() => onMove(-1)}>
            Move up
          </Button>
          <Button icon={ArrowDown} disabled={place === count - 1} onClick={() => onMove(1)}>
            Move down
          </Button>
        </div>
      )}
      <PreviewSection title="History">
        <RecordHistory entity="lookup_value" id={value.id} />
      </PreviewSection>
    </PreviewPane>
  );
}
