// A place for files: chosen with the browser's own control, or dropped on it. What is here is read on this device and sent nowhere.
import { useId, useState, type DragEvent } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Verify.module.css';

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileDrop({ label, hint, accept, multiple = false, onFiles }: FileDropProps) {
  const [id, hintId] = [useId(), useId()];
  const [isOver, setOver] = useState(false);
  const give = (files: FileList | null): void => {
    if (files !== null && files.length > 0) onFiles([...files]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  };
  return (
    <div className={classes(styles.drop, isOver && styles.over)} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <label htmlFor={id}>{label}</label>
      <p id={hintId} className={classes(words.small, words.muted)}>
        {hint}
      </p>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={hintId}
        onChange={(event) => give(event.target.files)}
      />
    </div>
  );
}
