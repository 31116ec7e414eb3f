// What was spent on the job beside its materials; for those who may see amounts.
import { CostsPanel } from './CostsPanel.tsx';

export default function ExpensesTab() {
  return <CostsPanel kind="expense" />;
}
