// The name of a role that is new, copied or renamed. Nothing is saved by it: it is one of the changes of the page.
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { SENDS_NOTHING } from '../../platform/command/use-command-form.ts';

interface RoleNameSheetProps {
  readonly title: string;
  readonly verb: string;
  readonly draft: string;
  readonly start: string;
  readonly about: string;
  readonly faultOf: (name: string) => string | null;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

export function RoleNameSheet({ title, verb, draft, start, about, faultOf, onDone, onClose }: RoleNameSheetProps) {
  return (
    <CommandSheet
      {...{ title, verb, draft, onClose }}
      subtitle={about}
      fields={{ name: { label: 'Name', start, required: faultOf('') ?? undefined, fault: (name) => faultOf(name) ?? undefined } }}
      command={SENDS_NOTHING}
      inputOf={({ name }) => name}
      onDone={(_, { name }) => onDone(name)}
    />
  );
}
