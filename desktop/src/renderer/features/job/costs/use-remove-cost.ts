// A line taken out at once, with the offer to take that back.
import { useCallback, useEffect, useRef } from 'react';
import type { CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import { RemoveJobCostDocument, RestoreJobCostDocument } from '@lotline/schema/generated/documents/cost';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { JobCost } from '../job-data.ts';
import { useJobChange } from '../use-job-change.ts';
import { COST_WORDS, costName } from './cost-words.ts';

const OFFERED_MS = 20_000;

export function useRemoveCost(jobId: number, kind: CostKind): (cost: JobCost) => void {
  const toast = useToast();
  const offered = useRef<(() => void) | null>(null);
  const withdraw = useCallback(() => {
    offered.current?.();
    offered.current = null;
  }, []);
  // whoever leaves the tab has decided
  useEffect(() => withdraw, [withdraw]);
  const { run: restore } = useJobChange<number>({
    jobId,
    toastText: `Restored the ${COST_WORDS[kind].one}`,
    isFormless: true,
    send: async (call, id, client) => {
      await call(RestoreJobCostDocument, { input: { id }, client });
      return null;
    },
  });
  const offer = (cost: JobCost) => {
    withdraw();
    const take = toast.offer(`Removed ${costName(cost)}`, {
      label: 'Undo',
      run: () => {
        withdraw();
        restore(cost.id);
      },
    });
    const timer = setTimeout(withdraw, OFFERED_MS);
    offered.current = () => {
      clearTimeout(timer);
      take();
    };
  };
  const { run } = useJobChange<JobCost>({
    jobId,
    toastText: null,
    isFormless: true,
    send: async (call, cost, client) => {
      await call(RemoveJobCostDocument, { input: { id: cost.id }, client: { ...client, expectedVersion: cost.version } });
      offer(cost);
      // the row that held the focus is gone
      document.getElementById('job-panel')?.focus({ preventScroll: true });
      return null;
    },
  });
  return run;
}
