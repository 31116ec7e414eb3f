// Ticks custom tasks on and off: shown at once, taken back when the server refuses (specification 2 §7, §8).
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';
import { UpdateCustomTasksDocument } from '@lotline/schema/generated/operations';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { keep, letGo, withKept, type KeptTask } from './kept-tasks.ts';

interface Tick {
  readonly task: CustomTask;
  readonly index: number;
  readonly isCompleted: boolean;
}

interface CustomTasks {
  readonly tasks: readonly CustomTask[];
  readonly tick: (tick: Tick) => void;
}

export function useCustomTasks(fromServer: readonly CustomTask[]): CustomTasks {
  const [kept, setKept] = useState<readonly KeptTask[]>([]);
  const { calls, clock, ids } = usePlatform();
  const client = useQueryClient();
  const toast = useToast();
  const show = ({ task, index, isCompleted }: Tick) => setKept((now) => keep(now, { task: { ...task, isCompleted }, index }));
  const { mutate } = useMutation({
    mutationFn: ({ task: { id }, isCompleted }: Tick) =>
      calls.gql(UpdateCustomTasksDocument, {
        tasks: [{ id, isCompleted }],
        client: { id: ids.fresh(), occurredAt: clock.now().toISOString() },
      }),
    onMutate: show,
    onSuccess: async (_, { task: { id }, isCompleted }) => {
      await client.invalidateQueries({ queryKey: keys.fieldwork() });
      if (!isCompleted) setKept((now) => letGo(now, id));
    },
    onError: (_, tick) => {
      show({ ...tick, isCompleted: !tick.isCompleted });
      toast.error('Error Updating Custom Tasks');
    },
  });
  return { tasks: withKept(fromServer, kept), tick: (tick) => mutate(tick) };
}
