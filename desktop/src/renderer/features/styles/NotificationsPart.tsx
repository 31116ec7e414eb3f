// What the apps say by themselves: banners stay while their cause lasts, toasts pass.
import { CloudOff } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Specimen } from './Specimen.tsx';

const BANNERS = [
  ['plain', 'A newer version is ready', 'It opens with the next page.'],
  ['ok', 'All 12 photos are received', 'The task can be submitted.'],
  ['bad', 'Two items were rejected', 'Correct their quantities and submit again.'],
  ['unsent', '3 photos are on this phone alone', 'They are sent once there is a connection.'],
] as const;

export function BannersPart() {
  return (
    <>
      <EachTone />
      <Specimen title="Edge to edge, with a sign of its own" about="Below the bar, for as long as it lasts.">
        <Banner flush icon={CloudOff} title="You are offline" />
      </Specimen>
    </>
  );
}

function EachTone() {
  return BANNERS.map(([tone, title, text]) => (
    <Specimen key={tone} title={title}>
      <Banner tone={tone} title={title} action={<Button>Show</Button>}>
        <p>{text}</p>
      </Banner>
    </Specimen>
  ));
}

export function ToastsPart() {
  const toast = useToast();
  return (
    <>
      <Specimen title="Done" about="Passes by itself.">
        <Button onClick={() => toast.success('The job is saved.')}>Show it</Button>
      </Specimen>
      <Specimen title="Refused" about="Stays six seconds, or until it is closed.">
        <Button onClick={() => toast.error('The job is on hold. Release it first.')}>Show it</Button>
      </Specimen>
      <Specimen title="With a way back" about="As long as the offer stands.">
        <Button
          onClick={() => {
            const takeAway = toast.offer('12 jobs are changed.', { label: 'Undo', run: () => takeAway() });
          }}
        >
          Show it
        </Button>
      </Specimen>
    </>
  );
}
