// The summary tiles of the work type's setting (specification 1 §2).
import { tilesFor } from '@lotline/schema/domain/settings/task-tiles.rules';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { TaskFacts } from '@lotline/shared-ui/components/TaskFacts/TaskFacts';
import { useTaskPage } from '../task-page-context.ts';
import { factOf } from './summary-fact.tsx';

export function SummaryCard() {
  const { settings, job } = useTaskPage();
  const tiles = tilesFor(settings.tiles, settings.names);
  if (tiles.length === 0) return null;
  return (
    <Card title="Summary" padding="sides" open>
      <TaskFacts facts={tiles.map((tile) => factOf(job, tile))} />
    </Card>
  );
}
