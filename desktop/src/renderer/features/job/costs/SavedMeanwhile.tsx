// What somebody else saved of a line while it was open here.
import { formatAud, formatQuantity } from '@lotline/schema/domain/kernel/money';
import type { JobCost } from '../job-data.ts';

export function SavedMeanwhile({ cost, seesMoney }: { readonly cost: JobCost; readonly seesMoney: boolean }) {
  const { code, supplier, description, quantity, unitOfMeasure, unitCost } = cost;
  const amount = seesMoney && unitCost !== null ? `at ${formatAud(unitCost)}` : null;
  const said = [code, description, supplier, `${formatQuantity(quantity)} ${unitOfMeasure ?? ''}`.trim(), amount];
  return (
    <section aria-label="Saved meanwhile">
      <p>Saved meanwhile: {said.filter((part) => part !== null).join(' · ')}</p>
    </section>
  );
}
