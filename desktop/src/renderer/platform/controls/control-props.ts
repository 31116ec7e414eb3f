// What a form hands to each of its controls: wiring to label and notes, and what to do on leaving it.
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required'?: true | undefined;
  /** @param to what has the focus now */
  readonly onLeave?: ((to: EventTarget | null) => void) | undefined;
}

/** antd marks a wrong control by its status. */
export const statusOf = (isInvalid: true | undefined): 'error' | '' => (isInvalid === true ? 'error' : '');

/** Whether an option's words contain what was typed. */
export const includesText = (text: string, label: string): boolean => label.toLowerCase().includes(text.trim().toLowerCase());

interface Labelled {
  readonly label: string;
}

/** Of the options found, those that begin with what was typed come first: 'pit' means PIT-450 before DEW-1, dewater pit. The rest keep their order. */
export function beginnersFirst(one: Labelled, other: Labelled, { searchValue }: { readonly searchValue: string }): number {
  const typed = searchValue.trim().toLowerCase();
  const begins = ({ label }: Labelled): number => Number(label.toLowerCase().startsWith(typed));
  return begins(other) - begins(one);
}
