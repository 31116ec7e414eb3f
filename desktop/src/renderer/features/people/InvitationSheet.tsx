// The message that invites somebody, drafted: it is sent by the person who invites. The first sign-in with the verified e-mail is what lets them in.
import { useState } from 'react';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { invitationMessage } from '@lotline/schema/domain/kernel/invitation';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { useMe } from '@lotline/web-session/react/me-context';
import { MessageLink, useMessage } from '@lotline/web-session/react/MessageLink';
import { SENDS_NOTHING } from '../../platform/command/use-command-form.ts';
import { nameOf, type Person } from './person-data.ts';
import { useResendInvitation } from './use-people.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface InvitationSheetProps {
  readonly person: Person;
  /** The message goes out once more: that is noted. */
  readonly isAgain?: boolean;
  readonly onClose: () => void;
}

const SUBJECT = 'Your access to Lotline';

export function InvitationSheet({ person, isAgain = false, onClose }: InvitationSheetProps) {
  const { displayName } = useMe();
  const resend = useResendInvitation();
  const claims = person.roles.flatMap((role) => role.claims).filter(isClaim);
  const [drafted] = useState(() =>
    invitationMessage(
      {
        template: person.invitation,
        ...{ firstName: person.firstName, email: person.email, signature: person.signature },
        ...{ inviter: displayName, origin: person.signInAddress },
      },
      claims,
    ),
  );
  return (
    <CommandSheet
      title={`Invite ${nameOf(person)}`}
      subtitle="Lotline does not send it: send this message yourself."
      verb="I sent the message"
      draft={`invitation-person-${String(person.id)}`}
      fields={{ text: { label: 'Message', kind: 'text', start: drafted, rows: 8, maxLength: 2_000 } }}
      buttons={({ values: { text } }) => <Ways to={person.email} text={text} />}
      // the first time is noted with the invitation itself
      command={isAgain ? resend : SENDS_NOTHING}
      inputOf={() => person.id}
      onClose={onClose}
    />
  );
}

function Ways({ to, text }: { readonly to: string; readonly text: string }) {
  const message = useMessage({ kind: 'mail', to, subject: SUBJECT, text });
  return (
    <>
      <Button onClick={message.copy}>Copy</Button>
      <MessageLink message={message} className={buttonClass({ kind: 'plain' })}>
        Open in mail
      </MessageLink>
    </>
  );
}
