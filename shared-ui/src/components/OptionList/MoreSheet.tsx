// 'More': the other moves of a screen in a sheet. Choosing one closes the sheet first, so focus returns to the button that opened it.
import { useContext, type ReactNode } from 'react';
import { DeskSheetContext } from '../Sheet/desk-sheet.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { OptionList, type Option } from './OptionList.tsx';

interface MoreSheetProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly options: readonly Option[];
  readonly onClose: () => void;
}

export function MoreSheet({ title, subtitle, options, onClose }: MoreSheetProps) {
  const isDesk = useContext(DeskSheetContext);
  const closing = options.map((option) => ({
    ...option,
    onSelect: () => {
      onClose();
      option.onSelect();
    },
  }));
  return (
    <Sheet title={title} subtitle={subtitle} onClose={onClose}>
      <OptionList options={closing} startsSheet={isDesk} />
    </Sheet>
  );
}
