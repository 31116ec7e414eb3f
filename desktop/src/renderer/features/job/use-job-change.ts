// One change of the job: sent once, shown while it is on its way, said when it is done; a refusal is the catalogue's sentence, and what was typed stays.
import { useMutation } from '@tanstack/react-query';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { ApiError } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { job } from '../../platform/data/follows.ts';
import { useChange, type SendChange } from '../../platform/data/use-change.ts';
import type { Job } from './job-data.ts';

export interface ClientStamp {
  readonly id: string;
  readonly occurredAt: string;
  readonly sentAt: string;
}

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

export interface JobChange<Input> {
  readonly run: (input: Input) => void;
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
}

export function useJobChange<Input>({ jobId, toastText, send, onDone, isFormless = false }: Change<Input>): JobChange<Input> {
  const { change, readAgain } = useChange();
  const { clock } = usePlatform();
  const toast = useToast();
  const sendOnce = useSendOnce();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: Input) => {
      const now = clock.now().toISOString();
      return sendOnce(input, (key) => send(change, input, { id: key, occurredAt: now, sentAt: now }));
    },
    onSuccess: () => {
      void readAgain(job(jobId));
      if (toastText !== null) toast.success(toastText);
      onDone?.();
    },
    onError: async (problem) => {
      if (isFormless) toast.error(problem.message);
      // what stands there now is shown beside what was typed, and the next try is against it
      if (problem instanceof ApiError && problem.code === 'STALE_VERSION') await readAgain(job(jobId));
    },
  });
  return { run: mutate, isBusy: isPending, problem: error instanceof ApiError ? error : null };
}
