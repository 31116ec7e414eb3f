// The work: what is offered while it waits for an answer, else one card per task of the resource group, the opened one first (spec 1 §2).
import { useTaskPage } from '../task-page-context.ts';
import { OfferCard } from './OfferCard.tsx';
import { OpenedTaskCard, OtherTaskCard } from './TaskCard.tsx';
import { TaskNotes } from './TaskNotes.tsx';

export function TaskWork() {
  const { next, opened, others } = useTaskPage();
  return (
    <>
      <TaskNotes />
      {next?.kind === 'accept' ? <OfferCard /> : <OpenedTaskCard task={opened} />}
      {others.map((task) => (
        <OtherTaskCard key={task.id} task={task} />
      ))}
    </>
  );
}
