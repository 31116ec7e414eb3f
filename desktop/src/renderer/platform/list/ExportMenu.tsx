// The list as a file: the choice of its format.
import { useState } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useOffer } from '../frame/page-actions.ts';
import { MenuButton } from '../frame/MenuButton.tsx';
import { EXPORT_FORMATS, type ExportFormat } from './use-export.ts';

interface ExportMenuProps {
  readonly isBusy: boolean;
  readonly onExport: (format: ExportFormat) => void;
}

const ITEMS = EXPORT_FORMATS.map(({ format, label }) => ({ key: format, label }));

export function ExportMenu({ isBusy, onExport }: ExportMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useOffer(
    EXPORT_FORMATS.map(({ format, label }) => ({
      id: `export-${format}`,
      label: `Export the list as ${label}`,
      icon: Download,
      run: () => onExport(format),
    })),
  );
  const choose = (key: string) => {
    const chosen = EXPORT_FORMATS.find(({ format }) => format === key);
    if (chosen !== undefined) onExport(chosen.format);
  };
  return (
    <MenuButton
      label="Export as"
      side="end"
      items={ITEMS}
      isOpen={isOpen}
      onOpen={setIsOpen}
      onChoose={choose}
      button={(wiring) => (
        <Button {...wiring} icon={Download} busy={isBusy}>
          Export
        </Button>
      )}
    />
  );
}
