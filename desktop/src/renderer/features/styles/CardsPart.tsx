// Cards, empty lists and lists on their way.
import { Briefcase } from 'lucide-react';
import { StillCard } from '@lotline/shared-ui/components/Card/StillCard';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { useState } from 'react';
import { Specimen } from './Specimen.tsx';

export function CardsPart() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Specimen title="A card that is always open">
        <StillCard title="Items" count={3} padding="body">
          <p>Three lines of work appear here.</p>
        </StillCard>
      </Specimen>
      <Specimen title="A card that opens" about="What is seldom read is one press away.">
        <Card title="Attachments" count={12} open={isOpen} onToggle={setIsOpen}>
          <p>Twelve photos appear here.</p>
        </Card>
        <Card title="Items" note="Crew North" rejected="2 items were rejected" padding="sides">
          <p>What was rejected appears here.</p>
        </Card>
      </Specimen>
      <Specimen title="An empty list" about="It says what would be here, and leads to it.">
        <EmptyState title="No jobs yet" icon={Briefcase} action={<Button>New job</Button>}>
          A job that you add appears here.
        </EmptyState>
      </Specimen>
      <Specimen title="A list on its way" about="As tall as its rows, so that nothing jumps.">
        <SkeletonRows label="Loading the tasks" rows={2} />
      </Specimen>
    </>
  );
}
