// One line of the palette: its label with the typed text marked, its shortcut or state at the end.
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { markedPieces, type PaletteEntry } from './palette-entry.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Palette.module.css';

interface PaletteLineProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly typed: string;
  readonly isAt: boolean;
  readonly onChosen: (isApart: boolean) => void;
}

export function PaletteLine({ id, entry: { label, note, mark, icon }, typed, isAt, onChosen }: PaletteLineProps) {
  return (
    <div id={id} role="option" aria-selected={isAt} className={styles.line} onClick={(event) => onChosen(event.ctrlKey || event.metaKey)}>
      <Icon of={icon} />
      <span className={styles.label}>
        <Marked text={label} typed={typed} />
        {note === undefined ? null : (
          <span className={words.muted}>
            {' '}
            <Marked text={note} typed={typed} />
          </span>
        )}
      </span>
      {mark === undefined ? null : <span className={words.muted}>{mark}</span>}
    </div>
  );
}

function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  return markedPieces(text, typed).map((piece, place) => (piece.isMarked ? <mark key={place}>{piece.text}</mark> : piece.text));
}
