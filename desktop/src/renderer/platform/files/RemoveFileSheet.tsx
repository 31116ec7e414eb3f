// Asked once, naming the file: a removed file is gone for everybody.
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { Followed } from '../data/follows.ts';
import { useAsk } from '../data/use-ask.ts';
import { fileFacts } from './file-words.ts';
import type { ShownFile } from './shown-file.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

interface RemoveFileSheetProps {
  readonly file: ShownFile;
  readonly zone: string;
  /** What is read again. */
  readonly shownBy: readonly Followed[];
  readonly onClose: () => void;
  /** What happens to it. */
  readonly children: ReactNode;
}

export function RemoveFileSheet({ file, zone, shownBy, onClose, children }: RemoveFileSheetProps) {
  const { readAgain } = useAsk();
  const toast = useToast();
  const { rest } = usePlatform().calls;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => rest(`/api/attachments/${String(file.id)}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await readAgain(...shownBy);
      toast.success('File removed');
      onClose();
    },
  });
  return (
    <Sheet
      title={`Remove ${file.title}?`}
      subtitle={fileFacts(file, zone)}
      onClose={onClose}
      busy={isPending}
      footer={
        <>
          <Button kind="danger" icon={Trash2} busy={isPending} onClick={() => mutate()}>
            Remove it for everyone
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <div className={layout.stack}>
        {error === null ? null : <Banner tone="bad">{error.message}</Banner>}
        <p>{children}</p>
      </div>
    </Sheet>
  );
}
