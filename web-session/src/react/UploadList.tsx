// The uploads of this task, each with its actions.
import { useState } from 'react';
import { FileCheck2, FileSearch, FileUp, FileX2, Pause, Play, RotateCcw, X } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { isThatFile, type UploadView } from '../uploads/upload-record.ts';
import type { ChosenFile, Uploads } from '../uploads/uploads.ts';
import { useUploads } from './use-uploads.tsx';
import { ONE_FILE_ONLY } from '../uploads/chosen-files.ts';
import { FilePick } from './FilePick.tsx';
import { percentOf, stateWords } from '../uploads/upload-words.ts';
import styles from './UploadList.module.css';

const ICONS = { done: FileCheck2, failed: FileX2, needsFile: FileSearch } as const;
const hasIcon = (state: string): state is keyof typeof ICONS => Object.hasOwn(ICONS, state);

export function UploadList({ uploads }: { readonly uploads: readonly UploadView[] }) {
  if (uploads.length === 0) return null;
  return (
    <section aria-labelledby="uploads" className={layout.stack}>
      <h2 id="uploads">On their way</h2>
      <ul className={layout.rows}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload }: { readonly upload: UploadView }) {
  const { name, category, state } = upload;
  const isUnderWay = state !== 'done' && state !== 'failed';
  return (
    <li className={styles.row}>
      <Icon of={hasIcon(state) ? ICONS[state] : FileUp} size="l" />
      <div className={styles.words}>
        <p className={words.strong}>{name}</p>
        <p className={classes(words.small, words.muted)}>{category}</p>
        <p className={classes(words.small, state === 'failed' && words.over)} role={state === 'failed' ? 'alert' : undefined}>
          {stateWords(upload)}
        </p>
        {isUnderWay ? (
          <Progress label={`${name}: ${String(percentOf(upload))} %`} fraction={percentOf(upload) / 100} showAfterMs={0} bare />
        ) : null}
        <UploadActions upload={upload} />
      </div>
    </li>
  );
}

function UploadActions({ upload }: { readonly upload: UploadView }) {
  const uploads = useUploads();
  const { id, state, name } = upload;
  const stop = (
    <Button tight icon={X} aria-label={`Stop ${name}`} onClick={() => void uploads.stop(id)}>
      Stop
    </Button>
  );
  return (
    <div className={styles.actions}>
      {state === 'paused' ? (
        <Button tight icon={Play} aria-label={`Resume ${name}`} onClick={() => void uploads.resume(id)}>
          Resume
        </Button>
      ) : null}
      {['queued', 'sending', 'waiting', 'checking'].includes(state) ? (
        <Button tight icon={Pause} aria-label={`Pause ${name}`} onClick={() => void uploads.pause(id)}>
          Pause
        </Button>
      ) : null}
      {state === 'needsFile' ? <ChooseAgain upload={upload} uploads={uploads} /> : null}
      {state === 'failed' ? (
        <Button tight icon={RotateCcw} aria-label={`Try again: ${name}`} onClick={() => void uploads.retry(id)}>
          Try again
        </Button>
      ) : null}
      {state === 'failed' || state === 'done' ? (
        <Button tight icon={X} aria-label={`Remove from the list: ${name}`} onClick={() => void uploads.forget(id)}>
          Remove from the list
        </Button>
      ) : (
        stop
      )}
    </div>
  );
}

function ChooseAgain({ upload, uploads }: { readonly upload: UploadView; readonly uploads: Uploads }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name } = upload;
  const take = ([chosen]: readonly ChosenFile[]) => {
    if (chosen === undefined) return;
    const isIt = isThatFile(upload, chosen.file);
    setProblem(isIt ? null : `That is a different file. Choose ${name} again, or stop this one and add the other.`);
    if (isIt) void uploads.choose(id, chosen);
  };
  return (
    <>
      <FilePick
        icon={FileSearch}
        multiple={false}
        label={`Choose ${name} again`}
        kind="primary"
        onChosen={take}
        onTooMany={() => setProblem(ONE_FILE_ONLY)}
      >
        Choose the file again
      </FilePick>
      {problem === null ? null : <Banner tone="bad">{problem}</Banner>}
    </>
  );
}
