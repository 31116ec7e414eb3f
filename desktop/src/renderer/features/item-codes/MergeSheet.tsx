// One item code becomes another: counted and told in words first, since it cannot be undone (screens.md §2.18).
import { useState } from 'react';
import type { GetItemCodeMergeQuery } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { counted } from '../../platform/form/counted.ts';
import { useMergeDryRun, useMergeItemCodes, useMergeTargets } from './use-item-code-merge.ts';
import type { ItemCode } from './use-item-codes.ts';
import styles from '../../platform/record/RecordPage.module.css';

type Told = GetItemCodeMergeQuery['itemCodeMerge'];

interface MergeSheetProps {
  readonly item: ItemCode;
  readonly onClose: () => void;
}

export function MergeSheet({ item, onClose }: MergeSheetProps) {
  const [into, setInto] = useState('');
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const targets = useMergeTargets(item.id);
  const { dryRun, ...read } = useMergeDryRun(item.id, into === '' ? null : Number(into));
  const merge = useMergeItemCodes();
  const toast = useToast();
  const isReady = dryRun !== null && dryRun.refusal == null;
  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (!isReady || why.trim() === '') return;
    const stays = await merge.run({ from: item, intoId: Number(into), why: why.trim() });
    if (stays === null) return;
    toast.success(`${item.code} is merged into ${stays.code}.`);
    onClose();
  };
  return (
    <Sheet
      title={`Merge ${item.code}`}
      subtitle={`Everything with ${item.code} gets the other code. ${item.code} is archived and stays in the history.`}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={merge.isBusy}
      unsaved={into !== '' || why !== ''}
      footer={
        <Button
          kind="primary"
          type="submit"
          busy={merge.isBusy}
          refusedBecause={into !== '' && !isReady ? 'This merge cannot be done.' : undefined}
        >
          {isReady ? `Merge into ${dryRun.into}` : 'Merge'}
        </Button>
      }
    >
      <div className={styles.stack}>
        {merge.sentence === null ? null : <Banner tone="bad" title={merge.sentence} />}
        <SelectField
          label="Into"
          placeholder="Search by code or name"
          value={into}
          options={targets.options}
          error={isAsked && into === '' ? 'Choose the code that stays.' : undefined}
          onChange={setInto}
          data-autofocus
        />
        {targets.error === null ? null : <Unread read={targets} title="The catalogue could not be loaded." loading={null} />}
        {into !== '' && dryRun === null ? (
          <Unread read={read} title="The merge could not be checked." loading={<Progress label="Counting" />} />
        ) : null}
        {dryRun === null ? null : <DryRun told={dryRun} />}
        <WhyField value={why} error={isAsked && why.trim() === '' ? 'Give a reason first.' : undefined} onChange={setWhy} />
      </div>
    </Sheet>
  );
}

function DryRun({ told }: { readonly told: Told }) {
  if (told.refusal != null) return <Banner tone="bad" title={told.refusal} />;
  return (
    <Banner title={`${followsWords(told)} ${told.into}.`}>
      Quantities and amounts of jobs and payments stay as they are. Nothing has been changed yet; a merge cannot be undone.
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
