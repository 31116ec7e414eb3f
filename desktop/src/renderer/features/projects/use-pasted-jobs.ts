// A pasted list of work orders, looked up once it is asked for: what is free is ticked, what is elsewhere is offered, the rest is named.
import { useState } from 'react';
import { askedFor, judgeWorkOrders, splitWorkOrders, workOrdersSentence } from '@lotline/schema/domain/project/work-order-list.rules';
import { JobsByWorkOrderDocument } from '@lotline/schema/generated/documents/project';
import { useAsk } from '../../platform/data/use-ask.ts';
import type { FoundJob } from './project-data.ts';

export interface Pasted {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Something stands there that was not looked up. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly said: readonly string[];
  /** To be ticked by who knows. */
  readonly offered: readonly FoundJob[];
  readonly lookUp: () => void;
}

interface Looked {
  readonly text: string;
  readonly said: readonly string[];
  readonly offered: readonly FoundJob[];
}

const NOTHING: Looked = { text: '', said: [], offered: [] };

interface PastedList {
  readonly projectId: number;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onFree: (jobs: readonly FoundJob[]) => void;
}

export function usePastedJobs({ projectId, text, onType, onFree }: PastedList): Pasted {
  const { ask } = useAsk();
  const [looked, setLooked] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOpen = text.trim() !== '' && text !== looked.text;
  const find = async (): Promise<void> => {
    const { workOrders, tooMany } = splitWorkOrders(text);
    setBusy(true);
    setFailure(null);
    try {
      const asked = askedFor(workOrders);
      const found = asked.length === 0 ? [] : (await ask(JobsByWorkOrderDocument, { workOrders: asked })).jobsByWorkOrder;
      const judged = judgeWorkOrders(workOrders, found, projectId);
      setLooked({ text, said: workOrdersSentence(judged, tooMany), offered: [...judged.elsewhere, ...judged.several, ...judged.free] });
      onFree(judged.free);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The work orders could not be looked up.');
    }
    setBusy(false);
  };
  return {
    ...{ text, isOpen, isBusy, failure, type: onType },
    ...(isOpen ? { said: [], offered: [] } : { said: looked.said, offered: looked.offered }),
    lookUp: () => {
      if (isOpen && !isBusy) void find();
    },
  };
}
