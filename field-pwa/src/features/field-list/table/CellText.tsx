// What a cell says; nothing is a muted dash.
import words from '@lotline/shared-ui/styles/words.module.css';

export function CellText({ text }: { readonly text: string }) {
  return text === '' ? <span className={words.muted}>–</span> : <span>{text}</span>;
}
