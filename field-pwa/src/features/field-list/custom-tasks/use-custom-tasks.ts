// Ticks custom tasks on and off: shown at once, taken back when the server refuses (specification 2 §7, §8).
import { useEffect, useState } from 'react';
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';
import { useEntries, useOutbox } from '../../../platform/outbox/outbox-context.ts';
import { keep, withTicked, type TickedTask } from './ticked-tasks.ts';

interface Tick {
  readonly task: CustomTask;
  readonly index: number;
  readonly isCompleted: boolean;
}

interface CustomTasks {
  readonly tasks: readonly CustomTask[];
  readonly tick: (tick: Tick) => void;
}

/** @param shown as the server answered it, with what is on its way */
export function useCustomTasks(shown: readonly CustomTask[]): CustomTasks {
  const [kept, setKept] = useState<readonly TickedTask[]>([]);
  const { enqueue, remove } = useOutbox();
  const entries = useEntries();
  useEffect(() => {
    const refused = entries.flatMap(({ action, state }) => (action.name === 'tick' && state.kind === 'refused' ? [action] : []));
    if (refused.length === 0) return;
    setKept((now) =>
      now.map((one) => {
        const back = refused.find(({ input }) => input.id === one.task.id);
        return back === undefined ? one : { ...one, task: { ...one.task, isCompleted: back.base.isCompleted } };
      }),
    );
    void remove(refused.map(({ id }) => id));
  }, [entries, remove]);
  const tick = ({ task, index, isCompleted }: Tick): void => {
    const { id } = task;
    enqueue(
      {
        name: 'tick',
        input: { id, isCompleted },
        subject: { kind: 'customTask', id, jobId: null },
        base: { isCompleted: task.isCompleted },
      },
      { isSheet: false, draft: null },
    );
    setKept((now) => keep(now, { task: { ...task, isCompleted }, index }));
  };
  return { tasks: withTicked(shown, kept), tick };
}
