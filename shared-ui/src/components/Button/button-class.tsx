// The classes of a button, for links that look like one: <Link className={buttonClass({ kind: 'primary' })}>.
export type ButtonKind = 'plain' | 'primary' | 'danger' | 'text' | 'square';

export interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly wide?: boolean | undefined;
  readonly tight?: boolean | undefined;
}

const KIND_CLASS: Record<ButtonKind, string> = { plain: '', primary: ' primary', danger: ' danger', text: ' plain', square: ' sq' };

export function buttonClass({ kind = 'plain', wide = false, tight = false }: ButtonLook = {}): string {
  return `btn${KIND_CLASS[kind]}${wide ? ' wide' : ''}${tight ? ' tight' : ''}`;
}
