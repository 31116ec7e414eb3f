// Archive a child code or take back a rate, or the way back, and why.
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { daysOf, nameOf, partyOf, type ChildCode, type ChildRate } from './child-code-data.ts';
import { useArchiveChildCode, useArchiveChildRate, type ArchiveWish } from './use-child-codes.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { undoneWhy } from '../../platform/form/undone-why.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface Words {
  readonly title: string;
  readonly about: string;
  readonly verb: string;
  readonly done: string;
}

interface WhySheetProps {
  readonly words: Words;
  readonly draft: string;
  readonly wish: Omit<ArchiveWish, 'why'>;
  readonly command: ReturnType<typeof useArchiveChildCode>;
  readonly undo: ReturnType<typeof useArchiveChildCode>;
  readonly onClose: () => void;
}

function WhySheet({ words: { title, about, verb, done }, draft, wish, command, undo, onClose }: WhySheetProps) {
  const offer = useUndoOffer();
  return (
    <CommandSheet
      {...{ title, verb, draft, command, onClose }}
      subtitle={about}
      fields={{ why: WHY }}
      inputOf={({ why }) => ({ ...wish, why })}
      onDone={(_, { why }) =>
        // its own change and no other lies between the two versions
        offer(done, () => void undo.run({ ...wish, version: wish.version + 1, archived: !wish.archived, why: undoneWhy(why) }))
      }
    />
  );
}

interface ArchiveCodeSheetProps {
  readonly code: Pick<ChildCode, 'id' | 'version' | 'isArchived' | 'values'>;
  readonly onClose: () => void;
}

export function ArchiveCodeSheet({ code, onClose }: ArchiveCodeSheetProps) {
  const [command, undo] = [useArchiveChildCode(), useArchiveChildCode(true)];
  const { id, version, isArchived } = code;
  const name = nameOf(code);
  const words = isArchived
    ? { title: `Restore ${name}`, about: 'Tasks can be issued under it again.', verb: 'Restore', done: `${name} is restored.` }
    : {
        title: `Archive ${name}`,
        about: 'No more tasks are issued under it. Tasks already issued keep their rate.',
        verb: 'Archive',
        done: `${name} is archived.`,
      };
  const draft = `${isArchived ? 'restore' : 'archive'}-child-code-${String(id)}`;
  return <WhySheet {...{ words, draft, command, undo, onClose }} wish={{ id, version, archived: !isArchived }} />;
}

interface TakeBackSheetProps {
  readonly rate: ChildRate;
  readonly onClose: () => void;
}

export function TakeBackSheet({ rate, onClose }: TakeBackSheetProps) {
  const [command, undo] = [useArchiveChildRate(), useArchiveChildRate(true)];
  const words = {
    ...{
      title: `Withdraw the rate of ${partyOf(rate)}`,
      about: `It no longer applies ${daysOf(rate)}. Tasks already issued keep their rate.`,
    },
    ...{ verb: 'Withdraw', done: 'The rate is withdrawn.' },
  };
  const draft = `withdraw-child-rate-${String(rate.id)}`;
  return <WhySheet {...{ words, draft, command, undo, onClose }} wish={{ id: rate.id, version: rate.version, archived: true }} />;
}
