// One value becomes another: told in words before, since it is not taken back at once.
import { useState } from 'react';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { recordsOf } from './records-of.ts';
import { useMergeValues, type LookupValue } from './use-lookups.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

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
  const [intoId, setIntoId] = useState(likeId === null ? '' : String(likeId));
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const merge = useMergeValues();
  const into = values.find(({ id }) => String(id) === intoId);
  const isListed = values.some(({ label }) => label === from);
  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (into === undefined || why.trim() === '') return;
    if ((await merge.run({ list: list.name, from, into, why: why.trim() })) === null) return;
    onMerged(`${from} is merged into ${into.label}.`);
    onClose();
  };
  return (
    <Sheet
      title={`Merge ${from}`}
      subtitle={`${count === 0 ? 'No records use it.' : `${recordsOf(count)} will get the other name, each with a line in its history.`} ${isListed ? `${from} is archived then.` : ''}`}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={merge.isBusy}
      unsaved={why !== ''}
      footer={
        <Button kind="primary" type="submit" busy={merge.isBusy}>
          {into === undefined ? 'Merge' : `Merge into ${into.label}`}
        </Button>
      }
    >
      <div className={layout.stack}>
        {merge.sentence === null ? null : <Banner tone="bad" title={merge.sentence} />}
        <SelectField
          label="Into"
          placeholder={`Choose a ${list.one}`}
          value={intoId}
          options={values.filter(({ label }) => label !== from).map(({ id, label }) => ({ value: String(id), label }))}
          error={isAsked && into === undefined ? `Choose the ${list.one} that stays.` : undefined}
          onChange={setIntoId}
          data-autofocus
        />
        <WhyField value={why} error={isAsked && why.trim() === '' ? 'Give a reason first.' : undefined} onChange={setWhy} />
      </div>
    </Sheet>
  );
}
