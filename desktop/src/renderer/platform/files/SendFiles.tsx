// Files that are dropped on the page, pasted, or chosen: a category each, then sent one after the other, in parts where they are large, while
// the person moves about. Uploads on their way are listed here with pause, stop and try again, also after a reload (decision 042).
import { useEffect, useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { FilePick } from '@lotline/web-session/react/FilePick';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { UploadList } from '@lotline/web-session/react/UploadList';
import { useUploads } from '@lotline/web-session/react/use-uploads';
import { faultOf, problemOf, type Chosen } from '@lotline/web-session/uploads/chosen-files';
import type { UploadView } from '@lotline/web-session/uploads/upload-record';
import type { ChosenFile, UploadTarget } from '@lotline/web-session/uploads/uploads';
import { job, PROJECTS } from '../data/follows.ts';
import { useAsk } from '../data/use-ask.ts';
import { SelectField } from '../controls/SelectField.tsx';
import { ChosenRow } from './ChosenRow.tsx';
import { useFallingFiles } from './use-falling-files.ts';
import styles from './SendFiles.module.css';

interface SendFilesProps {
  readonly categories: readonly string[];
  readonly target: UploadTarget;
  /** Their target in words; '' where the page says it. */
  readonly place: string;
  /** Uploads of the same target that are on their way. */
  readonly uploads: readonly UploadView[];
}

export function SendFiles({ categories, target, place, uploads: underWay }: SendFilesProps) {
  const { ids } = usePlatform();
  const uploads = useUploads();
  const line = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const add = (files: readonly ChosenFile[]) =>
    setChosen((all) => [...all, ...files.map((file) => ({ ...file, key: ids.fresh(), category: '' }))]);
  const isOver = useFallingFiles((files) => add(files.map((file) => ({ file, handle: null }))));
  const change = (key: string, category: string) => setChosen((all) => all.map((one) => (one.key === key ? { ...one, category } : one)));
  const problem = problemOf(chosen);
  const save = () => {
    const fit = chosen.filter(({ file }) => faultOf(file) === null);
    setChosen(chosen.filter(({ file }) => faultOf(file) !== null));
    void uploads.add(fit.map(({ file, handle, category }) => ({ file, handle, category, ...target })));
    // the button that was pressed goes with the list
    line.current?.querySelector('button')?.focus();
  };
  return (
    <section className={styles.drop} data-over={isOver || undefined} aria-label="Send files">
      <div ref={line} className={styles.line}>
        <FilePick icon={Upload} multiple label="Files to send" onChosen={add} onTooMany={() => undefined}>
          Choose files
        </FilePick>
        <span>{isOver ? 'Drop to add them.' : `or drop them on the page, or paste them${place === '' ? '' : `, for ${place}`}.`}</span>
      </div>
      {chosen.length === 0 ? null : (
        <>
          {chosen.length === 1 ? null : (
            <SelectField
              label="Category for files without one"
              value=""
              placeholder="Choose a category"
              options={categories.map((name) => ({ value: name, label: name }))}
              onChange={(category) => setChosen(chosen.map((one) => (one.category === '' ? { ...one, category } : one)))}
            />
          )}
          <ul className={styles.files}>
            {chosen.map((one) => (
              <ChosenRow
                key={one.key}
                one={one}
                categories={categories}
                onCategory={(category) => change(one.key, category)}
                onDrop={() => setChosen(chosen.filter(({ key }) => key !== one.key))}
              />
            ))}
          </ul>
          <Button kind="primary" refusedBecause={problem ?? undefined} reason="onPress" onClick={save}>
            Save
          </Button>
        </>
      )}
      <OnTheirWay all={underWay} />
    </section>
  );
}

/** A file that has arrived is listed among the files. */
function OnTheirWay({ all }: { readonly all: readonly UploadView[] }) {
  const uploads = useUploads();
  const toast = useToast();
  const { readAgain } = useAsk();
  useEffect(() => {
    const arrived = all.filter(({ state }) => state === 'done');
    for (const { id, name, constructionId } of arrived) {
      void uploads.forget(id);
      void readAgain(...(constructionId === null ? PROJECTS : [job(constructionId)]));
      toast.success(`${name} received`);
    }
  }, [all, uploads, toast, readAgain]);
  return <UploadList uploads={all.filter(({ state }) => state !== 'done')} />;
}
