// The receipt of a cost: one of the job's files of that category, or one that is sent from here.
import { useId, useRef, useState } from 'react';
import { Paperclip } from 'lucide-react';
import { RECEIPTS_CATEGORY } from '@lotline/schema/domain/attachment/categories';
import { tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { ALLOWED_EXTENSIONS } from '@lotline/schema/domain/attachment/file-types';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { useJobView } from '../job-context.ts';
import type { JobCost } from '../job-data.ts';
import { useSendReceipt, type SentReceipt } from './use-send-receipt.ts';

interface ReceiptFieldProps {
  /** As the cost has it. */
  readonly held: JobCost['receipt'];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (receiptId: number | null) => void;
  readonly onSending: (isSending: boolean) => void;
}

export function ReceiptField({ held, value, error, onChange, onSending }: ReceiptFieldProps) {
  const { job } = useJobView();
  const picker = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [sentHere, addSent] = useState<readonly SentReceipt[]>([]);
  const { progress, fault, send } = useSendReceipt(job.id, (sent) => {
    addSent((before) => [...before, sent]);
    onChange(sent.id);
  });
  const ofJob = job.attachments.filter(({ tags }) => tagsOf(tags).includes(RECEIPTS_CATEGORY));
  const files = new Map([...ofJob, ...sentHere, ...(held === null ? [] : [held])].map(({ id, title }) => [id, title]));
  const choose = (chosen: readonly File[]) => {
    const [file] = chosen;
    if (file === undefined) return;
    onSending(true);
    void send(file).finally(() => onSending(false));
  };
  return (
    <>
      <SelectField
        label="Receipt"
        error={fault ?? error}
        value={value === null ? 'none' : String(value)}
        options={[{ value: 'none', label: 'No receipt' }, ...[...files].map(([id, title]) => ({ value: String(id), label: title }))]}
        onChange={(text) => onChange(text === 'none' ? null : Number(text))}
      />
      <div>
        <Button icon={Paperclip} busy={progress !== null} onClick={() => picker.current?.click()}>
          Send a receipt
        </Button>
        <input
          ref={picker}
          id={inputId}
          type="file"
          hidden
          aria-label="Receipt to send"
          accept={ALLOWED_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            choose([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {progress === null ? null : <Progress label="Sending the receipt" fraction={progress} showAfterMs={0} bare />}
    </>
  );
}
