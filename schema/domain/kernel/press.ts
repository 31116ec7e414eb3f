// A press: what a person did, as a value that JSON can hold. It is kept, laid over what is shown, and sent; nothing else is needed to repeat it.

/** What a press is about. Presses about one subject are sent in the order in which they were made. */
export interface PressSubject {
  readonly kind: 'task' | 'job' | 'customTask';
  readonly id: number;
  /** The job whose page shows it; null where it is of none. */
  readonly jobId: number | null;
}

export interface Press<Name extends string = string, Input = unknown, Base = unknown> {
  /** A UUID made on the device: the server applies a press once by it, and what it brings into being carries it. */
  readonly id: string;
  readonly name: Name;
  /** What is sent. */
  readonly input: Input;
  readonly subject: PressSubject;
  /** What the person saw of what the press changes. */
  readonly base: Base;
  /** The device's clock when it was pressed: an ISO instant. */
  readonly occurredAt: string;
  /** Ids of presses, about whatever subject, that must have been answered before this one is sent. */
  readonly after?: readonly string[];
}
