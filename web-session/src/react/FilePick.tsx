// The button that chooses files. Where the browser provides file handles, it can open the file again after a reload.
import { useRef, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { ALLOWED_EXTENSIONS } from '@lotline/schema/domain/attachment/file-types';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { ButtonKind } from '@lotline/shared-ui/components/Button/button-class';
import type { ChosenFile } from '../uploads/uploads.ts';
import { limitToOne } from '../uploads/chosen-files.ts';

interface FilePickProps {
  readonly icon: LucideIcon;
  readonly multiple: boolean;
  /** Read out with the input that a reader may meet. */
  readonly label: string;
  readonly kind?: ButtonKind | undefined;
  readonly wide?: boolean | undefined;
  readonly onChosen: (files: readonly ChosenFile[]) => void;
  readonly onTooMany: () => void;
  readonly children: ReactNode;
}

type ShowPicker = (wish: { readonly multiple: boolean }) => Promise<FileSystemFileHandle[]>;

const ACCEPTED = ALLOWED_EXTENSIONS.map((extension) => `.${extension}`).join(',');

export function FilePick({ icon, multiple, label, kind, wide, onChosen, onTooMany, children }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (found: readonly ChosenFile[]) => {
    const { files, isTooMany } = limitToOne(found, multiple);
    if (isTooMany) onTooMany();
    if (files.length > 0) onChosen(files);
  };
  const ask = async () => {
    const { showOpenFilePicker } = window as { readonly showOpenFilePicker?: ShowPicker };
    if (showOpenFilePicker === undefined) {
      input.current?.click();
      return;
    }
    // closing the picker chooses nothing
    const handles = await showOpenFilePicker({ multiple }).catch(() => []);
    take(await Promise.all(handles.map(async (handle) => ({ handle, file: await handle.getFile() }))));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={ACCEPTED}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(Array.from(currentTarget.files ?? [], (file) => ({ file, handle: null })));
          currentTarget.value = '';
        }}
      />
      <Button icon={icon} kind={kind} wide={wide} onClick={() => void ask()}>
        {children}
      </Button>
    </>
  );
}
