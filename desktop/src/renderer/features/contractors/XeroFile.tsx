// The payments of the list as the file that Xero imports bills from (screens.md §2.15): what is approved and not paid, unless the list is filtered by state.
import { FileOutput } from 'lucide-react';
import { CONTRACTOR_PAYMENT_LIST, XERO_FILE_COLUMNS } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useExport } from '../../platform/list/use-export.ts';

const TO_BILL = ['approved', 'issued'];

interface XeroFileProps {
  /** As the list is filtered and sorted. */
  readonly filter: { readonly states?: readonly string[] | null };
  readonly sort: object | null;
}

export function XeroFile({ filter, sort }: XeroFileProps) {
  const { isBusy, run } = useExport();
  const save = () =>
    run({
      format: 'csv',
      list: CONTRACTOR_PAYMENT_LIST,
      filter: { ...filter, states: filter.states ?? TO_BILL },
      sort,
      columns: XERO_FILE_COLUMNS,
    });
  return (
    <Button icon={FileOutput} busy={isBusy} onClick={save}>
      File for Xero
    </Button>
  );
}
