// The bill of materials: what is bought for the job, and from whom; what it costs for those who may see amounts.
import { CostsPanel } from './CostsPanel.tsx';

export default function BomsTab() {
  return <CostsPanel kind="bom" />;
}
