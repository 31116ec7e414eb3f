// The lists that the office keeps: which list at the left, its values in their order beside it, one of them in the pane (screens.md §2.20).
import { useState } from 'react';
import { Download, FileUp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { LOOKUP_LISTS, lookupListOf, type LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { AdminColumns } from '../../platform/admin/AdminColumns.tsx';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { useTitle } from '../../platform/frame/use-title.ts';
import { KeyHints, ListFrame } from '../../platform/list/ListFrame.tsx';
import { UnreadFrame } from '../../platform/list/UnreadFrame.tsx';
import { AddValue } from './AddValue.tsx';
import { EditValueSheet } from './EditValueSheet.tsx';
import { ImportSheet } from './ImportSheet.tsx';
import { MergeSheet } from './MergeSheet.tsx';
import { UnlistedTexts } from './UnlistedTexts.tsx';
import { useExportValues } from './use-list-file.ts';
import { useLookupValues, useQuickChanges, type LookupValue, type Values } from './use-lookups.ts';
import { ValuePane } from './ValuePane.tsx';
import { ValueTable } from './ValueTable.tsx';
import styles from './Lookups.module.css';

const TITLE = 'Lists';
const HINTS = [
  { keys: 'Enter', does: 'open' },
  { keys: 'Alt ↑ ↓', does: 'move in the order' },
];
const KEYS = [
  { keys: ['Enter'], does: 'Open a value' },
  { keys: ['Alt', '↑'], does: 'Move it up' },
  { keys: ['Alt', '↓'], does: 'Move it down' },
];

export function LookupsPage() {
  useTitle(TITLE);
  const [search] = useSearchParams();
  const list = lookupListOf(search.get('list') ?? '') ?? LOOKUP_LISTS[0];
  const open = Number(search.get('open'));
  return list === undefined ? null : <OneList key={`${list.name} ${String(open)}`} list={list} first={open} />;
}

/** What is asked in a sheet. */
type Asked =
  | { readonly of: 'import' }
  | { readonly of: 'edit'; readonly value: LookupValue }
  | { readonly of: 'merge'; readonly from: string; readonly count: number; readonly likeId: number | null };

/** @param first the value that the address opens; 0: none */
function OneList({ list, first }: { readonly list: LookupList; readonly first: number }) {
  const { read, values } = useLookupValues(list.name);
  const quick = useQuickChanges(list.name);
  const file = useExportValues(list);
  const [openId, setOpenId] = useState<number | null>(first === 0 ? null : first);
  const [asked, setAsked] = useState<Asked | null>(null);
  const rows = values?.values ?? [];
  const shown = rows.filter(({ isArchived }) => !isArchived);
  const open = rows.find(({ id }) => id === openId) ?? null;
  const step = (by: 1 | -1) => setOpenId(rows[rows.findIndex(({ id }) => id === openId) + by]?.id ?? openId);
  const move = (from: number, to: number) => {
    const value = shown[from];
    if (value === undefined || quick.isMoving) return;
    const rest = shown.filter(({ id }) => id !== value.id);
    void quick.moveBehind(value, rest[to - 1]?.id ?? null, shown[from - 1]?.id ?? null);
  };
  const close = () => setAsked(null);
  const placeOf = ({ id }: LookupValue) => shown.findIndex((one) => one.id === id);
  return (
    <>
      <ListFrame
        title={TITLE}
        count={values === null ? '' : countOf(list, shown.length)}
        keys={KEYS}
        actions={
          <>
            <Button icon={Download} busy={file.isBusy} onClick={() => void file.save()}>
              Export
            </Button>
            <Button icon={FileUp} onClick={() => setAsked({ of: 'import' })}>
              Import
            </Button>
          </>
        }
        filters={<AdminTabs />}
        bottom={<KeyHints hints={HINTS} note="Renaming a value renames it in its records" />}
        preview={
          open === null ? null : (
            <ValuePane
              key={open.id}
              {...{ list, value: open, place: placeOf(open), count: shown.length }}
              onStep={step}
              onClose={() => setOpenId(null)}
              onMove={(by) => move(placeOf(open), placeOf(open) + by)}
              onEdit={() => setAsked({ of: 'edit', value: open })}
              onMerge={() => setAsked({ of: 'merge', from: open.label, count: open.useCount, likeId: null })}
              onArchive={() => void quick.setArchived(open, !open.isArchived)}
            />
          )
        }
      >
        <AdminColumns label="Lists" parts={partsOf(list.name)}>
          {values === null ? (
            <UnreadFrame read={read} called="list" />
          ) : (
            <ListBody
              {...{ list, values, openId }}
              onOpen={setOpenId}
              onMove={move}
              onAdded={quick.offerAdded}
              onMerge={(from, count, likeId) => setAsked({ of: 'merge', from, count, likeId })}
            />
          )}
        </AdminColumns>
      </ListFrame>
      {asked?.of === 'import' ? <ImportSheet list={list} onClose={close} /> : null}
      {asked?.of === 'edit' ? <EditValueSheet {...{ list, value: asked.value, onClose: close }} onRenamed={quick.offerRenamed} /> : null}
      {asked?.of === 'merge' ? (
        <MergeSheet
          {...{ list, from: asked.from, count: asked.count, likeId: asked.likeId, values: shown, onClose: close }}
          onMerged={quick.offerNothing}
        />
      ) : null}
    </>
  );
}

const countOf = ({ one, label }: LookupList, count: number): string => `${String(count)} ${count === 1 ? one : label.toLowerCase()}`;

const partsOf = (current: string) =>
  LOOKUP_LISTS.map(({ name, label }) => ({ to: `/admin/lookups?list=${encodeURIComponent(name)}`, label, isCurrent: name === current }));

interface ListBodyProps {
  readonly list: LookupList;
  readonly values: Values;
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onAdded: (value: LookupValue) => void;
  readonly onMerge: (from: string, count: number, likeId: number | null) => void;
}

function ListBody({ list, values, openId, onOpen, onMove, onAdded, onMerge }: ListBodyProps) {
  return (
    <div className={styles.body} tabIndex={0} role="region" aria-label={list.label}>
      <p className={words.muted}>{list.about}</p>
      <ValueTable list={list} values={values.values} openId={openId} onOpen={onOpen} onMove={onMove} />
      <AddValue list={list} onAdded={onAdded} />
      <UnlistedTexts list={list} values={values} onAdded={onAdded} onMerge={onMerge} />
    </div>
  );
}
