// A receipt on its way to the job's files, by the calls that every file goes by.
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { faultOf } from '@lotline/web-session/uploads/chosen-files';
import { sendReceipt } from './send-receipt.ts';

export interface SentReceipt {
  readonly id: number;
  readonly title: string;
}

export function useSendReceipt(jobId: number, onSent: (sent: SentReceipt) => void) {
  const { calls, ids, underWay } = usePlatform();
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  // sent again after a lost answer it is the same file
  const upload = useRef<{ file: File; clientId: string } | null>(null);
  const send = async (file: File): Promise<void> => {
    const known = upload.current;
    const isSame =
      known !== null && known.file.name === file.name && known.file.size === file.size && known.file.lastModified === file.lastModified;
    const clientId = isSame ? known.clientId : ids.fresh();
    upload.current = { file, clientId };
    const refused = faultOf(file);
    setFault(refused ?? undefined);
    if (refused !== null) return;
    setProgress(0);
    try {
      const sent = { jobId, clientId, file, onProgress: setProgress };
      onSent({ id: await underWay(() => sendReceipt(calls.rest, sent)), title: file.name });
      upload.current = null;
      void client.invalidateQueries({ queryKey: keys.construction(jobId) });
    } catch (problem) {
      setFault(problem instanceof Error ? problem.message : String(problem));
    } finally {
      setProgress(null);
    }
  };
  return { progress, fault, send };
}
