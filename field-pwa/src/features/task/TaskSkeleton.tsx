// The page's own shape while it loads, so that nothing jumps when it arrives.
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { TaskBar } from './TaskBar.tsx';
import './skeleton.css';

export function TaskSkeleton() {
  return (
    <PageFrame title="Task" bar={<TaskBar />} mainClassName="task-page">
      <h1 className="sr" role="status" aria-busy="true">
        Loading the task
      </h1>
      <div className="top" aria-hidden="true">
        <div className="site">
          <span className="ghost ghost-plate" />
          <span className="ghost-lines">
            <span className="ghost" />
            <span className="ghost short" />
          </span>
        </div>
        <div className="facts">
          <span className="ghost ghost-chip" />
        </div>
      </div>
      <div className="work" aria-hidden="true">
        <GhostCard lines={5} />
      </div>
      <div className="about" aria-hidden="true">
        <GhostCard lines={4} />
      </div>
    </PageFrame>
  );
}

function GhostCard({ lines }: { readonly lines: number }) {
  return (
    <div className="card ghost-card">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={line % 2 === 0 ? 'ghost' : 'ghost short'} />
      ))}
    </div>
  );
}
