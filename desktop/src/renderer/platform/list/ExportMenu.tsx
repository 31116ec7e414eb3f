// The list as a file: the choice of its format.
import { useCallback, useState } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Popover } from '../frame/Popover.tsx';
import { EXPORT_FORMATS, type ExportFormat } from './use-export.ts';
import editor from './FilterEditor.module.css';

interface ExportMenuProps {
  readonly isBusy: boolean;
  readonly onExport: (format: ExportFormat) => void;
}

export function ExportMenu({ isBusy, onExport }: ExportMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <Popover
      label="Export as"
      side="end"
      isOpen={isOpen}
      onClose={close}
      trigger={
        <Button icon={Download} busy={isBusy} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Export
        </Button>
      }
    >
      {EXPORT_FORMATS.map(({ format, label }) => (
        <button
          key={format}
          type="button"
          className={editor.choice}
          onClick={() => {
            close();
            onExport(format);
          }}
        >
          {label}
        </button>
      ))}
    </Popover>
  );
}
