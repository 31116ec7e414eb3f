// A name among a command's fields: those in use are offered, and one that nobody has yet is asked about before the command is sent.
import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useNewName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { NameField } from '../controls/NameField.tsx';

interface AskedNameProps extends Omit<ComponentProps<typeof NameField>, 'question'> {
  /** What the record has, which nobody asks about. */
  readonly start: string;
  readonly hold: (mustAsk: (() => boolean) | null) => void;
}

export function AskedName({ start, hold, ...line }: AskedNameProps) {
  const { value, names, onChange } = line;
  const question = useNewName({ value, start, names, onChange });
  const latest = useRef({ hold, mustAsk: question.mustAsk });
  useLayoutEffect(() => {
    latest.current = { hold, mustAsk: question.mustAsk };
  });
  useEffect(() => {
    const { hold: register } = latest.current;
    register(() => latest.current.mustAsk());
    return () => register(null);
  }, []);
  return <NameField {...line} question={question} />;
}
