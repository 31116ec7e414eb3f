// Materials or expenses of the job: read, added to, and what they leave of its value.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { canKeepCost, seesCosts, type CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import type { JobCost } from '../job-data.ts';
import { COST_WORDS } from './cost-words.ts';
import { CostSheet } from './CostSheet.tsx';
import { CostTable } from './CostTable.tsx';
import { MarginPanel } from './MarginPanel.tsx';
import { useJobCosts } from './use-job-costs.ts';
import { useRemoveCost } from './use-remove-cost.ts';

export function CostsPanel({ kind }: { readonly kind: CostKind }) {
  const { job, actor, costs, asAt } = useJobView();
  const { error: ofNow, refetch } = useJobCosts(job.id, true);
  // what was comes with the job as it was
  const error = asAt === null ? ofNow : null;
  const [opened, open] = useState<JobCost | 'new' | null>(null);
  const remove = useRemoveCost(job.id, kind);
  const words = COST_WORDS[kind];
  const mayKeep = canKeepCost(actor, kind).ok;
  const rows = costs === null ? null : kind === 'bom' ? costs.boms : (costs.expenses ?? []);
  const add = mayKeep ? (
    <Button icon={Plus} onClick={() => open('new')}>
      {words.add}
    </Button>
  ) : null;
  return (
    <>
      {error === null ? null : (
        <Banner tone="bad" title={`${words.title} could not be loaded.`} action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Banner>
      )}
      {rows === null && error === null ? <SkeletonRows label={`Loading ${words.title.toLowerCase()}`} rows={3} /> : null}
      {rows === null ? null : (
        <Panel title={words.title} note={String(rows.length)} action={add} flush={rows.length > 0}>
          {rows.length === 0 ? (
            <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
          ) : (
            <CostTable kind={kind} costs={rows} mayKeep={mayKeep} onEdit={open} onRemove={remove} />
          )}
        </Panel>
      )}
      {costs !== null && seesCosts(actor) ? <MarginPanel costs={costs} /> : null}
      {opened === null ? null : (
        <CostSheet
          kind={kind}
          cost={opened === 'new' ? null : (rows?.find(({ id }) => id === opened.id) ?? opened)}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
