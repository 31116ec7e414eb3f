// The message that invites somebody, drafted: it is sent by the person who invites. The first sign-in with the verified e-mail is what lets them in.
import { useState } from 'react';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { invitationMessage } from '@lotline/schema/domain/rights/person-changes.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useMe } from '@lotline/web-session/react/me-context';
import { MessageLink, useMessage } from '@lotline/web-session/react/MessageLink';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { nameOf, type Person } from './person-data.ts';
import { useResendInvitation } from './use-people.ts';

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
  const [text, setText] = useState(() =>
    invitationMessage({ firstName: person.firstName, email: person.email, inviter: displayName, origin: window.location.origin }, claims),
  );
  const message = useMessage({ kind: 'mail', to: person.email, subject: SUBJECT, text });
  const sent = async () => {
    if (!isAgain || (await resend.run(person.id)) !== null) onClose();
  };
  return (
    <Sheet
      title={`Invite ${nameOf(person)}`}
      subtitle="Nothing is sent by Lotline: send this message yourself."
      onClose={onClose}
      onSubmit={() => void sent()}
      busy={resend.isBusy}
      footer={
        <>
          <Button kind="primary" type="submit" busy={resend.isBusy}>
            I sent the message
          </Button>
          <Button onClick={message.copy}>Copy</Button>
          <MessageLink message={message} className={buttonClass({ kind: 'plain' })}>
            Open in mail
          </MessageLink>
        </>
      }
    >
      <div className={layout.stack}>
        {resend.sentence === null ? null : <Banner tone="bad" title={resend.sentence} />}
        <TextArea label="Message" rows={8} value={text} maxLength={2_000} onChange={setText} />
      </div>
    </Sheet>
  );
}
