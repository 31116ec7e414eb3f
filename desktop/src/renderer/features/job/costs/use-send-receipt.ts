// A receipt on its way to the job's files, by the calls that every file goes by.
import { useState } from 'react';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { faultOf } from '@lotline/web-session/uploads/chosen-files';
import { job } from '../../../platform/data/follows.ts';
import { useAsk } from '../../../platform/data/use-ask.ts';
import { sendReceipt } from './send-receipt.ts';

export interface SentReceipt {
  readonly id: number;
  readonly title: string;
}

export function useSendReceipt(jobId: number, onSent: (sent: SentReceipt) => void) {
  const { calls, underWay } = usePlatform();
  const { readAgain } = useAsk();
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const sendOnce = useSendOnce();
  const send = async (file: File): Promise<void> => {
    const refused = faultOf(file);
    setFault(refused ?? undefined);
    if (refused !== null) return;
    setProgress(0);
    try {
      const { name, size, lastModified } = file;
      const id = await sendOnce([name, size, lastModified], (clientId) =>
        underWay(() => sendReceipt(calls.rest, { jobId, clientId, file, onProgress: setProgress })),
      );
      onSent({ id, title: name });
      void readAgain(job(jobId));
    } catch (problem) {
      setFault(problem instanceof Error ? problem.message : String(problem));
    } finally {
      setProgress(null);
    }
  };
  return { progress, fault, send };
}
