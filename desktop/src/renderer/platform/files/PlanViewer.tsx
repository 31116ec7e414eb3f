// A project's plan over the whole window, at the project and at its jobs.
import type { ShownFile } from './shown-file.ts';
import { StampFrame } from './StampFrame.tsx';
import { Viewer } from './Viewer.tsx';

interface PlanViewerProps {
  readonly files: readonly ShownFile[];
  readonly openedId: number;
  readonly projectName: string;
  readonly zone: string;
  readonly onClose: () => void;
}

export function PlanViewer({ files, openedId, projectName, zone, onClose }: PlanViewerProps) {
  return (
    <Viewer files={files} openedId={openedId} onClose={onClose}>
      {(file) => <StampFrame file={file} zone={zone} of={[['Project', projectName]]} />}
    </Viewer>
  );
}
