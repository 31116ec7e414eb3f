// The files that may be a cost's receipt: those of the job of that category, what was sent from its form, and the one that it has.
import { useState } from 'react';
import { tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { RECEIPTS_CATEGORY } from '@lotline/schema/domain/attachment/categories';
import type { RecordOption } from '@lotline/schema/domain/record/record-declaration';
import { useJobView } from '../job-context.ts';
import type { JobCost } from '../job-data.ts';
import type { SentReceipt } from './use-send-receipt.ts';

/** @param held as the cost has it */
export function useReceipts(held: JobCost['receipt']) {
  const { job } = useJobView();
  const [sentHere, setSent] = useState<readonly SentReceipt[]>([]);
  const ofJob = job.attachments.filter(({ tags }) => tagsOf(tags).includes(RECEIPTS_CATEGORY));
  const titles = new Map([...ofJob, ...sentHere, ...(held === null ? [] : [held])].map(({ id, title }) => [id, title]));
  const files: readonly RecordOption[] = [...titles].map(([id, title]) => ({ value: String(id), label: title }));
  return { files, add: (sent: SentReceipt) => setSent((before) => [...before, sent]) };
}
