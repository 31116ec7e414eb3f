// Takes an import back and says what came of it; what stays then is named.
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { counted } from '../../../platform/form/counted.ts';
import { useUndoItemCodeImport } from './use-item-code-file.ts';

/** As the offer to undo it names it. */
export const changeOfImport = (importId: number): string => `import ${String(importId)}`;

export function useUndoImport() {
  const command = useUndoItemCodeImport();
  const toast = useToast();
  const run = async (importId: number): Promise<void> => {
    const undone = await command.run({ importId, why: 'Undo of the import' });
    if (undone === null) return;
    toast.takenBack([changeOfImport(importId)]);
    const went = counted(undone.undone, 'code is as it was before', 'codes are as they were before');
    if (undone.left.length === 0) toast.success(`${went}.`);
    else toast.error(`${went}. Left as they are: ${undone.left.map(({ code, sentence }) => `${code} (${sentence})`).join(' ')}`);
  };
  return { run, isBusy: command.isBusy };
}
