// The receipt of a cost: one of the job's files of that category, or one that is sent from here.
import { useId, useRef } from 'react';
import { Paperclip } from 'lucide-react';
import { ALLOWED_EXTENSIONS } from '@lotline/schema/domain/attachment/file-types';
import type { RecordOption } from '@lotline/schema/domain/record/record-declaration';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { LazyChoice } from '../../../platform/controls/LazyChoice.tsx';
import type { RecordControlProps } from '../../../platform/record/RecordControl.tsx';
import { useJobView } from '../job-context.ts';
import { useSendReceipt, type SentReceipt } from './use-send-receipt.ts';
import styles from './Costs.module.css';

interface ReceiptControlProps extends RecordControlProps {
  readonly files: readonly RecordOption[];
  readonly onSent: (sent: SentReceipt) => void;
  readonly onSending: (isSending: boolean) => void;
}

export function ReceiptControl({ wiring, value, onChange, onLeave, files, onSent, onSending }: ReceiptControlProps) {
  const { job } = useJobView();
  const picker = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const { progress, fault, send } = useSendReceipt(job.id, (sent) => {
    onSent(sent);
    onChange(String(sent.id));
  });
  const choose = (chosen: readonly File[]) => {
    const [file] = chosen;
    if (file === undefined) return;
    onSending(true);
    void send(file).finally(() => onSending(false));
  };
  return (
    <div className={styles.sent}>
      <LazyChoice {...wiring} {...{ value, onChange, onLeave }} isFirst={false} options={files} placeholder="No receipt" isClearable />
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
      {fault === undefined ? null : <Banner tone="bad" title={fault} />}
      {progress === null ? null : <Progress label="Sending the receipt" fraction={progress} showAfterMs={0} bare />}
    </div>
  );
}
