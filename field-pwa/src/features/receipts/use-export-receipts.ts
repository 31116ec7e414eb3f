// All receipts as one file: shared where the phone has something to share with, else saved.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { receiptsFile } from '@lotline/schema/domain/receipt/receipt-lines';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useStoredReceipts } from '../../platform/receipts/use-receipts.ts';

/** @param share false: the file is saved, also where it could be shared */
export function useExportReceipts(): (share: boolean) => void {
  const { files, clock } = usePlatform();
  const storedReceipts = useStoredReceipts();
  const toast = useToast();
  const give = async (share: boolean): Promise<void> => {
    const receipts = await storedReceipts.all();
    const name = `lotline-receipts-${dayInZone(clock.now().toISOString(), browserZone())}.txt`;
    const file = new File([receiptsFile(receipts)], name, { type: 'text/plain' });
    if (share) {
      await navigator.share({ files: [file], title: 'Lotline receipts' });
      return;
    }
    files.save(name, file);
    toast.success(`Saved as ${name}: ${receipts.length === 1 ? '1 receipt' : `${String(receipts.length)} receipts`}.`);
  };
  return (share) => {
    give(share).catch((problem: unknown) => {
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
      logProblem('The receipts could not be exported', problem);
      toast.error('The file could not be made. The receipts stay on this phone.');
    });
  };
}

/** Whether this device shares files at all. */
export const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'lotline-receipts.txt', { type: 'text/plain' })] });
