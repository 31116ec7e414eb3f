// Whether the customer approves an item first, and what came of it; nothing where the customer is not asked.
import { useState } from 'react';
import { canEditItems } from '@lotline/schema/domain/item/job-item.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { lazyPart } from '../../../platform/frame/lazy-part.tsx';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { useBad } from '../parts/use-bad.ts';
import type { PreapprovalSheetProps } from './PreapprovalSheet.tsx';
import table from '../parts/Table.module.css';

const PreapprovalSheet = lazyPart<PreapprovalSheetProps>(async () => ({
  default: (await import('./PreapprovalSheet.tsx')).PreapprovalSheet,
}));

export function PreapprovalCell({ boq }: { readonly boq: Boq }) {
  const { actor } = useJobView();
  const [isOpen, setOpen] = useState(false);
  const bad = useBad();
  if (boq.preapproval == null) return null;
  const isGiven = boq.preapproval === 'given';
  const words = isGiven ? 'Customer approved' : 'Customer approves first';
  return (
    <div className={table.buttons}>
      {canEditItems(actor).ok ? (
        <Button {...(isGiven ? { kind: 'text' as const } : {})} aria-label={`${words}: ${boq.code}`} onClick={() => setOpen(true)}>
          {words}
        </Button>
      ) : (
        <p className={isGiven ? undefined : bad}>{words}</p>
      )}
      {isOpen ? <PreapprovalSheet boq={boq} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
