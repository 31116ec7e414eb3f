// What can be done with the jobs that are picked: the bar in place of the key hints.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { Picked } from '../../platform/grid/grid-selection.ts';
import { BulkBar } from '../../platform/list/ListFrame.tsx';
import { EXPORT_FORMATS, type ExportFormat } from '../../platform/list/use-export.ts';

interface ApprovalsBulkProps {
  readonly picked: Picked;
  readonly onDraft: () => void;
  readonly onExport: (format: ExportFormat) => void;
  readonly onCopy: () => void;
  readonly onClear: () => void;
}

export function ApprovalsBulk({ picked, onDraft, onExport, onCopy, onClear }: ApprovalsBulkProps) {
  return (
    <BulkBar
      label={`${picked.size.toLocaleString('en-AU')} selected`}
      end={
        <Button onClick={onClear}>
          Clear <kbd>Esc</kbd>
        </Button>
      }
    >
      <Button onClick={onDraft}>
        Draft messages <kbd>M</kbd>
      </Button>
      {EXPORT_FORMATS.map(({ format, label }) => (
        <Button key={format} onClick={() => onExport(format)}>
          {label}
        </Button>
      ))}
      <Button onClick={onCopy}>Copy</Button>
    </BulkBar>
  );
}
