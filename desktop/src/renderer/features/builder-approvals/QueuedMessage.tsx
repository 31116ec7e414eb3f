// One message of the queue: which jobs, the text as it will be sent, the ways to send it, and the two ways to tick it off.
import { useState } from 'react';
import { MOST_MESSAGE_CHARACTERS } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { SendRequestDocument } from '@lotline/schema/generated/documents/builder-approval';
import { useDraftedText } from '@lotline/shared-ui/builder-approval/use-drafted-text';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useMe } from '@lotline/web-session/react/me-context';
import { MessageLink, useMessage } from '@lotline/web-session/react/MessageLink';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import type { BuilderDraft } from '../../platform/builder-approval/builder-draft.ts';
import { SelectedJobs } from '../../platform/builder-approval/SelectedJobs.tsx';
import { SendBySms } from '../../platform/builder-approval/SendBySms.tsx';
import { SmsCode } from '../../platform/builder-approval/SmsCode.tsx';
import { useSmsGateway } from '../../platform/builder-approval/use-sms-gateway.ts';
import { job as followedJob } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { ActionProblem } from '../../platform/job-actions/ActionProblem.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import styles from './DraftQueue.module.css';

interface QueuedMessageProps {
  readonly draft: BuilderDraft;
  readonly onSent: () => void;
  readonly onQueued: () => void;
  readonly onSkip: () => void;
}

export function QueuedMessage({ draft, onSent, onQueued, onSkip }: QueuedMessageProps) {
  const [ids, setIds] = useState<readonly number[]>(() => draft.jobs.map(({ id }) => id));
  const { firstName, lastName } = useMe();
  const { text, edit, isEdited, again } = useDraftedText(draft, ids, `${firstName} ${lastName}`);
  const { run, isBusy, sentence } = useCommand({
    touches: ids.map((id) => followedJob(id)),
    send: async (call, message: string, client) => (await call(SendRequestDocument, { ids: [...ids], message, client })).data,
    onDone: onSent,
  });
  const sms = useSmsGateway({ draft, ids, text, toastText: null, onDone: onQueued });
  const message = useMessage({ kind: 'sms', phone: draft.siteContactPhone ?? '', text });
  const isReady = ids.length > 0 && text.trim() !== '';
  const send = () => {
    if (isReady && !isBusy) void run(text);
  };
  useHotkeys({ s: send, n: onSkip, c: message.copy, g: () => (sms.isOffered ? sms.send() : undefined) });
  return (
    <>
      <h2>
        {draft.siteContact}, {draft.developer}, {formatMobile(draft.siteContactPhone ?? '')}
      </h2>
      <div className={styles.sides}>
        <div className={styles.parts}>
          <SelectedJobs jobs={draft.jobs} ids={ids} onChange={setIds} />
          <TextArea
            label="Message"
            rows={9}
            value={text}
            onChange={edit}
            maxLength={MOST_MESSAGE_CHARACTERS}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              send();
            }}
          />
          {text.includes(draft.link) ? null : (
            <p className={styles.note}>The link is not in the message, so the builder can only answer by phone.</p>
          )}
          <div className={styles.ways}>
            <Button onClick={message.copy}>
              Copy <kbd>C</kbd>
            </Button>
            <MessageLink message={message} className={buttonClass()}>
              Draft SMS
            </MessageLink>
            <SendBySms way={sms}>
              {' '}
              <kbd>G</kbd>
            </SendBySms>
            {isEdited ? <Button onClick={again}>Draft again</Button> : null}
          </div>
          {sms.note === null ? null : <p className={styles.note}>{sms.note}</p>}
          <ActionProblem problem={sms.sentence} />
          <ActionProblem problem={sentence} />
          <div className={styles.ways}>
            <Button
              kind="primary"
              busy={isBusy}
              reason="onPress"
              refusedBecause={isReady ? undefined : 'Tick a job and write the message.'}
              onClick={send}
            >
              I sent the message <kbd>S</kbd>
            </Button>
            <Button onClick={onSkip}>
              I did not send the message <kbd>N</kbd>
            </Button>
          </div>
          <p className={styles.note}>In the message, Ctrl + Enter marks it as sent. J and K go to the next and the previous one.</p>
        </div>
        {message.codeLink === null ? null : <SmsCode link={message.codeLink} />}
      </div>
    </>
  );
}
