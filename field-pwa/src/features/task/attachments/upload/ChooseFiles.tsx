// Files are chosen, each gets its category, and all are handed over (specification 2 §5, §8).
import { useState } from 'react';
import { FilePlus2, Upload, X } from 'lucide-react';
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { ChosenFile } from '@lotline/web-session/uploads/uploads';
import { useUploads } from '@lotline/web-session/react/use-uploads';
import { faultOf, ONE_FILE_ONLY, problemOf, type Chosen } from '@lotline/web-session/uploads/chosen-files';
import { FilePick } from '@lotline/web-session/react/FilePick';
import styles from './ChooseFiles.module.css';

interface ChooseFilesProps {
  readonly constructionId: number;
  readonly taskId: number;
  readonly categories: readonly string[];
  /** False where one file is wanted (specification 2 §5). */
  readonly multiple?: boolean;
}

export function ChooseFiles({ constructionId, taskId, categories, multiple = true }: ChooseFilesProps) {
  const { ids } = usePlatform();
  const uploads = useUploads();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [alert, setAlert] = useState<string | null>(null);
  const add = (files: readonly ChosenFile[]) => {
    const added = files.map((file) => ({ ...file, key: ids.fresh(), category: '' }));
    setAlert(null);
    setChosen(multiple ? [...chosen, ...added] : added);
  };
  const change = (key: string, part: Partial<Chosen>) => setChosen(chosen.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const save = () => {
    const problem = problemOf(chosen);
    setAlert(problem);
    if (problem !== null) return;
    const fit = chosen.filter(({ file }) => faultOf(file) === null);
    setChosen(chosen.filter(({ file }) => faultOf(file) !== null));
    void uploads.add(fit.map(({ file, handle, category }) => ({ file, handle, category, constructionId, taskId })));
  };
  const count = chosen.filter(({ file }) => faultOf(file) === null).length;
  return (
    <section className={layout.stack} aria-label="Choose files">
      <FilePick
        icon={FilePlus2}
        multiple={multiple}
        label="Files to upload"
        kind={chosen.length === 0 ? 'primary' : 'plain'}
        wide
        onChosen={add}
        onTooMany={() => setAlert(ONE_FILE_ONLY)}
      >
        {multiple ? 'Choose files' : 'Choose a file'}
      </FilePick>
      {alert === null ? null : <Banner tone="bad">{alert}</Banner>}
      {chosen.length === 0 ? null : (
        <ul className={layout.rows}>
          {chosen.map((one) => (
            <ChosenRow
              key={one.key}
              chosen={one}
              categories={categories}
              isAsked={alert !== null && one.category === ''}
              onCategory={(category) => change(one.key, { category })}
              onRemove={() => setChosen(chosen.filter(({ key }) => key !== one.key))}
            />
          ))}
        </ul>
      )}
      {count === 0 ? null : (
        <Button kind="primary" wide icon={Upload} onClick={save}>
          {count === 1 ? 'Save and upload' : `Save and upload ${String(count)} files`}
        </Button>
      )}
    </section>
  );
}

interface ChosenRowProps {
  readonly chosen: Chosen;
  readonly categories: readonly string[];
  readonly isAsked: boolean;
  readonly onCategory: (category: string) => void;
  readonly onRemove: () => void;
}

function ChosenRow({ chosen: { file, category }, categories, isAsked, onCategory, onRemove }: ChosenRowProps) {
  const fault = faultOf(file);
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <p className={words.strong}>{file.name}</p>
        <p className={classes(words.small, words.muted)}>{formatBytes(file.size)}</p>
        {fault === null ? null : <p className={classes(words.small, words.over)}>{fault}</p>}
      </div>
      <IconButton icon={X} label={`Leave out ${file.name}`} onClick={onRemove} />
      {fault !== null ? null : (
        <Select
          className={styles.category}
          label={`Category of ${file.name}`}
          placeholder="Choose a category"
          value={category}
          onChange={onCategory}
          options={categories.map((name) => ({ value: name, label: name }))}
          error={isAsked ? 'Choose a category' : undefined}
        />
      )}
    </li>
  );
}
