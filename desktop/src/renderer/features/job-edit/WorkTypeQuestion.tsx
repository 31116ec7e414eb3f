// A work type that changes under issued tasks is asked about, with what changes with it.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';

interface WorkTypeQuestionProps {
  readonly sentence: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function WorkTypeQuestion({ sentence, onConfirm, onClose }: WorkTypeQuestionProps) {
  const footer = (
    <>
      <Button kind="primary" onClick={onConfirm}>
        Change the work type
      </Button>
      <Button data-autofocus onClick={onClose}>
        Keep editing
      </Button>
    </>
  );
  return (
    <Sheet title="Change the work type?" footer={footer} onClose={onClose}>
      <p>{sentence}</p>
    </Sheet>
  );
}
