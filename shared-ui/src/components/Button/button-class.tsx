// The classes of a button, for links that look like one: <Link className={buttonClass({ kind: 'primary' })}>.
import { classes } from '../../styles/classes.tsx';
import styles from './Button.module.css';

export type ButtonKind = 'plain' | 'primary' | 'danger' | 'text' | 'square';

export interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly wide?: boolean | undefined;
  readonly tight?: boolean | undefined;
}

const KIND_CLASS = { plain: undefined, primary: styles.primary, danger: styles.danger, text: styles.text, square: styles.square } as const;

export function buttonClass({ kind = 'plain', wide = false, tight = false }: ButtonLook = {}): string {
  return classes(styles.btn, KIND_CLASS[kind], wide && styles.wide, tight && styles.tight);
}
