// What was said on one task; one's own can be changed.
import type { Task } from '../job-data.ts';
import { JobChat } from './JobChat.tsx';

export const TaskChat = ({ task }: { readonly task: Task }) => (
  <JobChat
    title="Comments"
    note="the crew does not see internal comments"
    empty="Nobody has written anything on this task yet."
    task={task}
  />
);
