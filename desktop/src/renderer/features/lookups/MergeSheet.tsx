// One value becomes another: told in words first, since it cannot be undone.
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { recordsOf } from './records-of.ts';
import { useMergeValues, type LookupValue } from './use-lookups.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { NOT_UNDONE } from '../../platform/command/merge-words.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface MergeSheetProps {
  readonly list: LookupList;
  readonly from: string;
  readonly count: number;
  readonly likeId: number | null;
  readonly values: readonly LookupValue[];
  readonly onMerged: (said: string) => void;
  readonly onClose: () => void;
}

export function MergeSheet({ list, from, count, likeId, values, onMerged, onClose }: MergeSheetProps) {
  const valueOf = (intoId: string) => values.find(({ id }) => String(id) === intoId);
  const unchosen = `Choose the ${list.one} that stays.`;
  const isListed = values.some(({ label }) => label === from);
  return (
    <CommandSheet
      title={`Merge ${from}`}
      subtitle={`${count === 0 ? 'No records use it.' : `${recordsOf(count)} will get the other name, each with a line in its history.`} ${isListed ? `${from} is then archived. ` : ''}${NOT_UNDONE}`}
      verb={({ intoId }) => `Merge${intoId === '' ? '' : ` into ${valueOf(intoId)?.label ?? ''}`}`}
      draft={`merge-${list.name}-${from}`}
      fields={{
        intoId: {
          label: 'Into',
          kind: 'choice',
          start: likeId === null ? '' : String(likeId),
          placeholder: `Choose a ${list.one}`,
          options: values.filter(({ label }) => label !== from).map(({ id, label }) => ({ value: String(id), label })),
          required: unchosen,
          fault: (id) => (valueOf(id) === undefined ? unchosen : undefined),
        },
        why: { ...WHY, required: 'Give a reason first.' },
      }}
      command={useMergeValues()}
      inputOf={({ intoId, why }) => {
        const into = valueOf(intoId);
        return into === undefined ? null : { list: list.name, from, into, why };
      }}
      onDone={(_, { intoId }) => onMerged(`${from} is merged into ${valueOf(intoId)?.label ?? ''}.`)}
      onClose={onClose}
    />
  );
}
