// One change of the job: a command that touches the job's reads.
import { job } from '../../platform/data/follows.ts';
import type { SendChange } from '../../platform/data/send-change.ts';
import { useCommand, type ClientStamp, type CommandState } from '../../platform/data/use-command.ts';
import type { Job } from './job-data.ts';

interface Change<Input> {
  readonly jobId: number;
  /** The toast's words once it is done; null: what it offers then says it. */
  readonly toastText: string | null;
  /** Answers the job where the mutation does, else nothing. */
  readonly send: (call: SendChange, input: Input, client: ClientStamp) => Promise<Job | null>;
  readonly onDone?: () => void;
  /** No form to say the refusal in: a toast says it. */
  readonly isFormless?: boolean;
}

export interface JobChange<Input> extends Omit<CommandState<Input, Job | null>, 'run'> {
  readonly run: (input: Input) => void;
}

export function useJobChange<Input>({ jobId, ...command }: Change<Input>): JobChange<Input> {
  const { run, ...state } = useCommand({ ...command, touches: [job(jobId)] });
  return { ...state, run: (input) => void run(input) };
}
