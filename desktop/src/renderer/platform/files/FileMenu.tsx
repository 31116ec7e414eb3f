// What can be done with a file, as a menu at its card, by the pointer's other button or the keyboard's menu key.
import { Eye, SquareCheck, Trash2 } from 'lucide-react';
import { MenuAt, type MenuPlace } from '../frame/MenuAt.tsx';
import { mayRemove } from './file-words.ts';
import type { ShownFile } from './shown-file.ts';

export interface AskedFile {
  readonly file: ShownFile;
  readonly at: MenuPlace;
  /** Where the focus goes back to. */
  readonly opener: HTMLElement | null;
}

interface FileMenuProps extends AskedFile {
  readonly isPicked: boolean;
  readonly onPick?: ((id: number) => void) | undefined;
  readonly onOpen: (id: number) => void;
  readonly onRemove?: ((file: ShownFile) => void) | undefined;
  readonly onClose: () => void;
}

export function FileMenu({ file, at, opener, isPicked, onPick, onOpen, onRemove, onClose }: FileMenuProps) {
  const lines = [
    { key: 'open', label: 'Open', icon: Eye, run: () => onOpen(file.id) },
    ...(onPick === undefined
      ? []
      : [{ key: 'pick', label: isPicked ? 'Remove from the selection' : 'Select', icon: SquareCheck, run: () => onPick(file.id) }]),
    ...(onRemove === undefined || !mayRemove(file) ? [] : [{ key: 'remove', label: 'Remove…', icon: Trash2, run: () => onRemove(file) }]),
  ];
  return (
    <MenuAt
      label={`Actions for ${file.title}`}
      items={lines}
      at={at}
      onChoose={(key) => {
        onClose();
        opener?.focus();
        lines.find((line) => line.key === key)?.run();
      }}
      onClose={(isBack) => {
        onClose();
        if (isBack) opener?.focus();
      }}
    />
  );
}
