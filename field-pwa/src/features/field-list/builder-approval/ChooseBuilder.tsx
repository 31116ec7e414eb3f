// Whom to ask, where the list has jobs of several builders: one message goes to one of them, for all of its jobs.
import { ShieldCheck } from 'lucide-react';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { MoreSheet } from '@lotline/shared-ui/components/OptionList/MoreSheet';
import { useBackClosesSheet } from '../../../platform/frame/use-back-closes-sheet.ts';
import type { AskableBuilder } from './askable-builders.ts';

interface ChooseBuilderProps {
  readonly builders: readonly AskableBuilder[];
  /** @param constructionId the first of its jobs */
  readonly onChoose: (constructionId: number) => void;
  readonly onClose: () => void;
}

export default function ChooseBuilder({ builders, onChoose, onClose }: ChooseBuilderProps) {
  useBackClosesSheet(true);
  const options = builders.map(({ developer, siteContact, phone, jobIds }) => ({
    label: `${developer}: ${siteContact}, ${formatMobile(phone)}`,
    note: jobIds.length === 1 ? '1 job' : `${String(jobIds.length)} jobs`,
    icon: ShieldCheck,
    onSelect: () => {
      const [first] = jobIds;
      if (first !== undefined) onChoose(first);
    },
  }));
  return <MoreSheet title="Builder Approval" options={options} onClose={onClose} />;
}
