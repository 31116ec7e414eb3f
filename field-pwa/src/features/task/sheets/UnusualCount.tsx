// A count beyond what is usual of the item is kept once the person says that it is right; another count asks again.
import { Check } from '../ticket/Check.tsx';

interface UnusualCountProps {
  readonly sentence: string;
  readonly isRight: boolean;
  readonly onRight: (isRight: boolean) => void;
}

export function UnusualCount({ sentence, isRight, onRight }: UnusualCountProps) {
  return (
    <Check isOn={isRight} onChange={onRight}>
      {sentence} I have checked it and it is right.
    </Check>
  );
}
