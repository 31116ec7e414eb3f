// A small picture of a setting: chosen from a file, made small here, shown as it will be printed.
import { useRef, useState } from 'react';
import { ImageUp, X } from 'lucide-react';
import { LOGO_ROOM, logoFileId, logoProblem } from '@lotline/schema/domain/settings/logo.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { logProblem } from '@lotline/web-session/log';
import { logoOf } from './logo-of.ts';
import { configIn, useSettingPage } from './use-settings.ts';
import styles from './Settings.module.css';

interface PictureCellProps {
  readonly label: string;
  /** Stored, or a data URL that was just chosen; '': there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PictureCell({ label, value, onChange }: PictureCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useShown(value);
  const take = async (file: File): Promise<void> => {
    try {
      const made = await logoOf(file, LOGO_ROOM);
      const fault = logoProblem(made);
      setProblem(fault === null ? null : `The picture ${fault}`);
      if (fault === null) onChange(made);
    } catch (error) {
      logProblem('A picture could not be read', error);
      setProblem('This file is no picture that can be read. Choose a PNG or JPEG.');
    }
  };
  return (
    <div className={styles.picture}>
      {shown === null ? null : <img src={shown} alt={label} />}
      {value !== '' && shown === null ? <span className={words.muted}>The picture of an earlier version</span> : null}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void take(file);
          currentTarget.value = '';
        }}
      />
      <Button icon={ImageUp} onClick={() => input.current?.click()}>
        {value === '' ? 'Choose a picture…' : 'Another picture…'}
      </Button>
      {value === '' ? null : (
        <Button icon={X} onClick={() => onChange('')}>
          Remove
        </Button>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}

/** Of what stands in the form; null: there is none, or it is not the one that holds. */
function useShown(value: string): string | null {
  const { page } = useSettingPage('Company', null);
  if (logoFileId(value) === null) return value === '' ? null : value;
  return page !== null && configIn(page)['logo'] === value ? page.logo : null;
}
