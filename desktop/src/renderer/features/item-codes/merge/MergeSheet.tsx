// One item code becomes another: counted and told in words first, since it cannot be undone (screens.md §2.18).
import { useState } from 'react';
import type { GetItemCodeMergeQuery } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { counted } from '../../../platform/form/counted.ts';
import { useMergeDryRun, useMergeItemCodes, useMergeTargets } from './use-item-code-merge.ts';
import type { ItemCode } from '../use-item-codes.ts';
import { WHY } from '../../../platform/command/command-field.ts';
import { NOT_UNDONE } from '../../../platform/command/merge-words.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';

type Told = GetItemCodeMergeQuery['itemCodeMerge'];

interface MergeSheetProps {
  readonly item: ItemCode;
  readonly onClose: () => void;
}

export function MergeSheet({ item, onClose }: MergeSheetProps) {
  const [into, setInto] = useState('');
  const targets = useMergeTargets(item.id);
  const { dryRun, ...read } = useMergeDryRun(item.id, into === '' ? null : Number(into));
  const toast = useToast();
  const isReady = dryRun !== null && dryRun.refusal == null;
  return (
    <CommandSheet
      title={`Merge ${item.code}`}
      subtitle={`Everything that uses ${item.code} gets the other code. ${item.code} is archived and stays in the history.`}
      verb={isReady ? `Merge into ${dryRun.into}` : 'Merge'}
      draft={`merge-item-code-${String(item.id)}`}
      fields={{
        into: {
          label: 'Into',
          kind: 'choice',
          placeholder: 'Search by code or name',
          options: targets.options,
          required: 'Choose the code that stays.',
        },
        why: { ...WHY, required: 'Give a reason first.' },
      }}
      onType={({ into: chosen }) => setInto(chosen)}
      lackOf={({ into: chosen }) => (chosen !== '' && !isReady ? 'This merge cannot be done.' : undefined)}
      below={
        <>
          {targets.error === null ? null : <Unread read={targets} title="The catalogue could not be loaded." loading={null} />}
          {into !== '' && dryRun === null ? (
            <Unread read={read} title="The merge could not be checked." loading={<Progress label="Counting" />} />
          ) : null}
          {dryRun === null ? null : <DryRun told={dryRun} />}
        </>
      }
      command={useMergeItemCodes()}
      inputOf={({ why }) => ({ from: item, intoId: Number(into), why })}
      onDone={(stays) => toast.success(`${item.code} is merged into ${stays?.code ?? ''}.`)}
      onClose={onClose}
    />
  );
}

function DryRun({ told }: { readonly told: Told }) {
  if (told.refusal != null) return <Banner tone="bad" title={told.refusal} />;
  return (
    <Banner title={`${followsWords(told)} ${told.into}.`}>
      Quantities and amounts of jobs and payments stay as they are. {NOT_UNDONE}
    </Banner>
  );
}

/** '3 lines of 2 jobs and 1 child code become'. */
function followsWords({ lines, jobs, childCodes, constructionCodes, from }: Told): string {
  const parts = [
    lines === 0 ? '' : `${counted(lines, 'line', 'lines')} of ${counted(jobs, 'job', 'jobs')}`,
    childCodes === 0 ? '' : counted(childCodes, 'child code', 'child codes'),
    constructionCodes === 0 ? '' : counted(constructionCodes, 'construction code', 'construction codes'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return `Nothing uses ${from} yet: it is archived in favour of`;
  return `${new Intl.ListFormat('en-AU').format(parts)} will have`;
}
