// What the field asked for beyond the plan: decided, or to be decided here by who may (decision 047). Nothing where nothing was asked.
import { useState } from 'react';
import { variationState } from '@lotline/schema/domain/item/line.rules';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { canDecideVariation } from '@lotline/schema/domain/task/office-moves';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { useBad } from '../parts/use-bad.ts';
import { VariationSheet, type VariationVerdict } from './VariationSheet.tsx';
import table from '../parts/Table.module.css';

export function VariationCell({ boq }: { readonly boq: Boq }) {
  const { actor } = useJobView();
  const [asked, ask] = useState<VariationVerdict | null>(null);
  const bad = useBad();
  const state = variationState(boq);
  if (state === 'approved') return <p>{`Approved ${formatQuantity(boq.designVariation ?? '0')}`}</p>;
  if (state === 'refused') return <p className={bad}>Rejected</p>;
  if (state === 'none') return null;
  if (!canDecideVariation(actor, boq).ok) return <p>Not decided</p>;
  return (
    <div className={table.buttons}>
      <Button aria-label={`Approve the variation of ${boq.code}`} onClick={() => ask('approve')}>
        Approve
      </Button>
      <Button aria-label={`Reject the variation of ${boq.code}`} onClick={() => ask('refuse')}>
        Reject
      </Button>
      {asked === null ? null : <VariationSheet boq={boq} verdict={asked} onClose={() => ask(null)} />}
    </div>
  );
}
