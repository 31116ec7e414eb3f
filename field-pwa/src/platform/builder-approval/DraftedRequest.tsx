// The message with the jobs that it asks for: edited, copied, opened in this phone's messages or by another one's camera, and then ticked off. That it was
// sent is stored on this phone, and goes to the office as every action does.
import { useState } from 'react';
import { MessageSquareText } from 'lucide-react';
import { MOST_MESSAGE_CHARACTERS } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { useDraftedText } from '@lotline/shared-ui/builder-approval/use-drafted-text';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useMe } from '@lotline/web-session/react/me-context';
import { ofJob, ofPotentialJob, type InputOf, type NewAction } from '../outbox/action-input.ts';
import { useOutbox } from '../outbox/outbox-context.ts';
import type { Asked, RequestDraft } from './asked.ts';
import { MessageWays } from './MessageWays.tsx';
import type { useHandedMessage } from './use-handed-message.ts';
import { RequestedJobs } from './RequestedJobs.tsx';
import styles from './BuilderApproval.module.css';

interface DraftedRequestProps {
  readonly of: Asked;
  readonly draft: RequestDraft;
  /** Handed to the phone's messages before, and what stores that. */
  readonly message: ReturnType<typeof useHandedMessage>;
  readonly onClose: () => void;
}

export function DraftedRequest({ of, draft, message, onClose }: DraftedRequestProps) {
  const { enqueue } = useOutbox();
  const toast = useToast();
  const { firstName, lastName } = useMe();
  const [ids, setIds] = useState<readonly number[]>(message.handed?.ids ?? [of.id]);
  const { text, edit, isEdited, again } = useDraftedText(draft, ids, `${firstName} ${lastName}`, message.handed?.text ?? null);
  const isReady = ids.length > 0 && text.trim() !== '';
  /** It is decided: otherwise a message that was handed over waits for the answer. */
  const close = () => {
    message.letGo();
    onClose();
  };
  const sent = () => {
    if (!isReady) return;
    enqueue(sentAction(of, { ids, message: text }), { isSheet: false, draft: null, at: 'list' });
    close();
  };
  const notSent = () => {
    toast.success('Nothing was recorded as sent');
    close();
  };
  const footer = (
    <div className={styles.buttons}>
      <Button kind="primary" type="submit" reason="onPress" refusedBecause={isReady ? undefined : 'Tick a job and write the message.'}>
        I sent the message
      </Button>
      <Button onClick={notSent}>I did not send the message</Button>
      <Button kind="text" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
  return (
    <div className={styles.wide}>
      <Sheet
        title="Select jobs for approval"
        subtitle={`${draft.siteContact ?? ''}, ${draft.developer ?? ''}, ${formatMobile(draft.siteContactPhone ?? '')}`}
        footer={footer}
        unsaved={isEdited}
        onSubmit={sent}
        onClose={onClose}
      >
        <div className={styles.parts}>
          {message.handed == null ? null : <Banner title="Did you send it?">This is the message that you opened before.</Banner>}
          <RequestedJobs jobs={draft.jobs} ids={ids} onChange={setIds} />
          <MessageWays phone={draft.siteContactPhone ?? ''} text={text} onHand={() => message.keep({ draft, ids, text })}>
            {isEdited ? (
              <Button icon={MessageSquareText} onClick={again}>
                Draft again
              </Button>
            ) : null}
          </MessageWays>
          <TextArea label="Message" rows={8} value={text} onChange={edit} maxLength={MOST_MESSAGE_CHARACTERS} />
          {text.includes(draft.link) ? null : (
            <p className={styles.note}>The link is not in the message, so the builder can only answer by phone.</p>
          )}
        </div>
      </Sheet>
    </div>
  );
}

const sentAction = ({ kind, id }: Asked, input: InputOf<'sendRequest'>): NewAction =>
  kind === 'job'
    ? { name: 'sendRequest', input, subject: ofJob(id), base: null }
    : { name: 'sendPotentialJobRequest', input, subject: ofPotentialJob(id), base: null };
