// The task's documents that have arrived. Whoever added one may delete it, unless it is synced (specification 2 §5).
import { useState } from 'react';
import { FileText, Trash2 } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatBytes, tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { mayDelete } from '../file-rules.ts';
import type { JobFile } from '../files-of-job.ts';
import styles from './TaskDocuments.module.css';

interface TaskDocumentsProps {
  readonly constructionId: number;
  readonly documents: readonly JobFile[];
}

export function TaskDocuments({ constructionId, documents }: TaskDocumentsProps) {
  const [asked, ask] = useState<JobFile | null>(null);
  return (
    <section aria-labelledby="documents" className={layout.stack}>
      <h2 id="documents">Documents of this task</h2>
      {documents.length === 0 ? (
        <EmptyState title="No attachments" icon={FileText}>
          Files uploaded for this task appear here, for the crew and the office.
        </EmptyState>
      ) : (
        <ul className={layout.rows}>
          {documents.map((file) => (
            <li key={file.id} className={styles.row}>
              <Icon of={FileText} />
              <a className={styles.link} href={file.url ?? undefined} target="_blank" rel="noreferrer">
                {file.title}
                <span className={classes(words.small, words.muted)}>
                  {[tagsOf(file.tags).join(', '), formatBytes(file.sizeBytes), file.ownerName].filter(Boolean).join(' · ')}
                </span>
              </a>
              {mayDelete(file) ? <IconButton icon={Trash2} label={`Delete ${file.title}`} onClick={() => ask(file)} /> : null}
            </li>
          ))}
        </ul>
      )}
      {asked === null ? null : <DeleteSheet constructionId={constructionId} file={asked} onClose={() => ask(null)} />}
    </section>
  );
}

interface DeleteSheetProps {
  readonly constructionId: number;
  readonly file: JobFile;
  readonly onClose: () => void;
}

function DeleteSheet({ constructionId, file, onClose }: DeleteSheetProps) {
  const { rest } = usePlatform().calls;
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => rest(`/api/attachments/${String(file.id)}`, { method: 'DELETE' }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.construction(constructionId) });
      onClose();
    },
  });
  return (
    <Sheet
      title={`Delete ${file.title}?`}
      subtitle="It is deleted for everyone. The office can restore it for 30 days."
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" wide icon={Trash2} busy={isPending} onClick={() => mutate()}>
            Delete it for everyone
          </Button>
          <Button wide onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      {error === null ? null : <Banner tone="bad">{error.message}</Banner>}
    </Sheet>
  );
}
