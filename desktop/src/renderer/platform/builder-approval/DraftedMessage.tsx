// The message with the jobs that it asks for: edited, copied, opened in the messages of this machine or by a phone's camera, and then ticked off.
import { useState } from 'react';
import { MOST_MESSAGE_CHARACTERS } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useDraftedText } from '@lotline/shared-ui/builder-approval/use-drafted-text';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useMe } from '@lotline/web-session/react/me-context';
import { MessageLink, useMessage } from '@lotline/web-session/react/MessageLink';
import type { Followed } from '../data/follows.ts';
import type { SendChange } from '../data/send-change.ts';
import { useCommand, type ClientStamp } from '../data/use-command.ts';
import { ActionProblem } from '../job-actions/ActionProblem.tsx';
import type { BuilderDraft } from './builder-draft.ts';
import { SelectedJobs } from './SelectedJobs.tsx';
import { SendBySms } from './SendBySms.tsx';
import { SmsCode } from './SmsCode.tsx';
import { useSmsGateway } from './use-sms-gateway.ts';
import styles from './BuilderApproval.module.css';

/** What is recorded once the message was sent: of jobs, or of sites that are no jobs yet. */
export interface Asking {
  readonly follows: (id: number) => Followed;
  readonly toastText: string;
  readonly send: (call: SendChange, ids: number[], message: string, client: ClientStamp) => Promise<unknown>;
  /** What the refusal's sentence begins with. */
  readonly problemBegins?: string;
}

interface DraftedMessageProps {
  /** The one that it was drafted from. */
  readonly firstId: number;
  readonly asking: Asking;
  readonly draft: BuilderDraft;
  readonly onClose: () => void;
}

export function DraftedMessage({ firstId, asking, draft, onClose }: DraftedMessageProps) {
  const toast = useToast();
  const [ids, setIds] = useState<readonly number[]>([firstId]);
  const { firstName, lastName } = useMe();
  const { text, edit, isEdited, again } = useDraftedText(draft, ids, `${firstName} ${lastName}`);
  const { run, isBusy, sentence } = useCommand({
    touches: ids.map(asking.follows),
    toastText: asking.toastText,
    send: (call, message: string, client) => asking.send(call, [...ids], message, client),
    onDone: onClose,
  });
  const sms = useSmsGateway({ draft, ids, text, toastText: 'The SMS is queued', onDone: onClose });
  const message = useMessage({ kind: 'sms', phone: draft.siteContactPhone ?? '', text });
  const isEmpty = text.trim() === '';
  const sent = (
    <Button
      kind="primary"
      type="submit"
      busy={isBusy}
      reason="onPress"
      refusedBecause={ids.length === 0 || isEmpty ? 'Tick a job and write the message.' : undefined}
    >
      I sent the message
    </Button>
  );
  const footer = (
    <>
      {sent}
      <Button
        onClick={() => {
          toast.success('Nothing was recorded as sent');
          onClose();
        }}
      >
        I did not send the message
      </Button>
    </>
  );
  return (
    <div className={styles.wide}>
      <Sheet
        title="Select jobs for approval"
        subtitle={`${draft.siteContact ?? ''}, ${draft.developer ?? ''}, ${formatMobile(draft.siteContactPhone ?? '')}`}
        footer={footer}
        busy={isBusy || sms.isBusy}
        unsaved={isEdited}
        onSubmit={() => (ids.length === 0 || isEmpty ? undefined : void run(text))}
        onClose={onClose}
      >
        <div className={styles.parts}>
          <div className={styles.beside}>
            <SelectedJobs jobs={draft.jobs} ids={ids} onChange={setIds} />
            <TextArea label="Message" rows={9} value={text} onChange={edit} maxLength={MOST_MESSAGE_CHARACTERS} data-autofocus />
            {text.includes(draft.link) ? null : (
              <p className={styles.note}>The link is not in the message, so the builder can only answer by phone.</p>
            )}
            <div className={styles.ways}>
              <Button onClick={message.copy}>Copy</Button>
              <MessageLink message={message} className={buttonClass()}>
                Draft SMS
              </MessageLink>
              <SendBySms way={sms} />
              {isEdited ? <Button onClick={again}>Draft again</Button> : null}
            </div>
            {sms.note === null ? null : <p className={styles.note}>{sms.note}</p>}
            <ActionProblem problem={sms.sentence} />
            <ActionProblem problem={sentence === null ? null : `${asking.problemBegins ?? ''}${sentence}`} />
          </div>
          {message.codeLink === null ? null : <SmsCode link={message.codeLink} />}
        </div>
      </Sheet>
    </div>
  );
}
