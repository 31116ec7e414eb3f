// What the field asked for beyond the plan: decided, or to be decided here by who may (decision 047).
import { useState } from 'react';
import { variationState } from '@lotline/schema/domain/item/line.rules';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { canDecideVariation } from '@lotline/schema/domain/task/office-moves';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { Said } from '../parts/Table.tsx';
import { VariationSheet, type VariationVerdict } from './VariationSheet.tsx';
import table from '../parts/Table.module.css';

export function VariationCell({ boq }: { readonly boq: Boq }) {
  const { actor } = useJobView();
  const [asked, ask] = useState<VariationVerdict | null>(null);
  const state = variationState(boq);
  if (state === 'approved') return <>{`Approved ${formatQuantity(boq.designVariation ?? '0')}`}</>;
  if (state === 'refused') return <span className={table.bad}>Refused</span>;
  if (state === 'none') return <Said>{null}</Said>;
  if (!canDecideVariation(actor, boq).ok) return <>Not decided</>;
  return (
    <>
      <Button aria-label={`Approve the variation of ${boq.code}`} onClick={() => ask('approve')}>
        Approve
      </Button>{' '}
      <Button aria-label={`Refuse the variation of ${boq.code}`} onClick={() => ask('refuse')}>
        Refuse
      </Button>
      {asked === null ? null : <VariationSheet boq={boq} verdict={asked} onClose={() => ask(null)} />}
    </>
  );
}
