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
