// An action: what a person did, as a value that JSON can hold. It is kept, applied to what is shown, and sent; nothing else is needed to repeat it.

/** What an action is about. Actions about one subject are sent in the order in which they were made. */
export interface ActionSubject {
  readonly kind: 'task' | 'job' | 'customTask' | 'potentialJob';
  readonly id: number;
  /** The job whose page shows it; null where it is of none. */
  readonly jobId: number | null;
}

export interface Action<Name extends string = string, Input = unknown, Base = unknown> {
  /** A UUID made on the device: the server applies an action once by it, and what it brings into being carries it. */
  readonly id: string;
  readonly name: Name;
  /** What is sent. */
  readonly input: Input;
  readonly subject: ActionSubject;
  /** What the person saw of what the action changes. */
  readonly base: Base;
  /** The device's clock when it was made: an ISO instant. */
  readonly occurredAt: string;
  /** Ids of actions, about whatever subject, that must have been answered before this one is sent. */
  readonly after?: readonly string[];
}
