// Field Chat: comments of the tasks shown and of the whole job, the newest 50 and earlier ones as they are asked for; only the author sees the pencil (specification 1 §5).
import { useRef } from 'react';
import { Pencil } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.input';
import { canWriteComment } from '@lotline/schema/domain/comment/comment.lifecycle';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { saveComment } from '../calls/task-calls.ts';
import { useTaskPage } from '../task-page-context.ts';
import { useDraft } from '../use-draft.ts';
import { chatLines, newComment, type ChatLine } from './chat-lines.ts';
import { EarlierComments } from './EarlierComments.tsx';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FieldChat.module.css';

export function FieldChat() {
  const { data, opened, others, actor, isHeld, isJobHeld, zone, next } = useTaskPage();
  const lines = chatLines({ comments: data.jobFieldComments, opened, others, userId: actor.userId, isHeld, isJobHeld, zone });
  const list = useRef<HTMLUListElement>(null);
  const { hasEarlierComments } = data;
  const count = hasEarlierComments ? `${String(lines.length)}+` : lines.length;
  const isEmpty = lines.length === 0 && !hasEarlierComments;
  return (
    <Card title="Field Chat" count={count} open={!isEmpty || next?.kind !== 'accept'}>
      {isEmpty ? <p className={classes(words.muted, words.small)}>Nothing written yet. Crew and office read it here.</p> : null}
      <EarlierComments list={list} oldestId={lines[0]?.comment.id} />
      <ul className={styles.chat} data-part="chat" ref={list}>
        {lines.map((line) => (
          <Line key={line.comment.id} line={line} />
        ))}
      </ul>
      {canWriteComment(actor).ok ? (
        isHeld ? (
          <Composer />
        ) : (
          <p className={classes(words.muted, words.small)}>{sayError('TASK_LEFT', { what: 'task' })}</p>
        )
      ) : null}
    </Card>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  const { show } = useTaskPage();
  const { comment, isMine, canChange, who, about, when } = line;
  return (
    <li className={isMine ? styles.mine : undefined} data-mine={isMine || undefined}>
      <p className={styles.who}>
        {isMine ? <span className={words.sr}>You</span> : <b>{who}</b>}
        {about === null ? when : `${about} · ${when}`}
      </p>
      <div className={styles.says}>
        <p>{comment.comments}</p>
        {canChange ? (
          <IconButton
            className={styles.pencil}
            icon={Pencil}
            label={`Edit your comment of ${when}`}
            onClick={() => show({ name: 'fieldComment', comment })}
          />
        ) : null}
      </div>
    </li>
  );
}

const COUNT_FROM = MAX_COMMENT_LENGTH * 0.8;

/** One line for what is said in passing; 'Write more' opens the sheet with what is typed so far. */
function Composer() {
  const { job, opened, actor, calls, offlineBecause, show } = useTaskPage();
  const draft = useDraft(`${String(actor.userId)}.${String(opened.id)}.say`, { text: '' });
  const text = draft.value.text.trim();
  const isSending = calls.busy.has('addComment');
  const send = async () => {
    if (text === '') return;
    const outcome = await calls.run(saveComment(newComment(text, 'task', { taskId: opened.id, jobId: job.id, userId: actor.userId })));
    if (outcome.kind !== 'done') return;
    draft.change({ text: '' });
    draft.clear();
  };
  const openSheet = () => {
    draft.handOver();
    show({ name: 'fieldComment', comment: null });
  };
  return (
    <form
      className={styles.post}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className={words.sr} htmlFor="field-chat-say">
        Add a field comment
      </label>
      <input
        className={inputClass}
        id="field-chat-say"
        autoComplete="off"
        enterKeyHint="send"
        placeholder="Write to crew and office"
        maxLength={MAX_COMMENT_LENGTH}
        value={draft.value.text}
        // What is typed while the last one is on its way would be cleared with it.
        readOnly={isSending}
        onChange={(event) => draft.change({ text: event.target.value })}
      />
      <Button className={styles.send} type="submit" busy={isSending} refusedBecause={offlineBecause}>
        Send
      </Button>
      <div className={classes(words.small, styles.foot)}>
        <ChatProblem />
        {draft.value.text.length >= COUNT_FROM ? (
          <span className={words.muted}>{MAX_COMMENT_LENGTH - draft.value.text.length} characters left</span>
        ) : null}
        <button type="button" className={styles.writeMore} onClick={openSheet}>
          Write more, or to the whole job
        </button>
      </div>
    </form>
  );
}

function ChatProblem() {
  const { problem } = useTaskPage().calls;
  return problem?.call !== 'addComment' ? null : (
    <span className={reasonClass('needs')} role="alert">
      {problem.sentence}
    </span>
  );
}
