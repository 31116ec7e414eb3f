// Field Chat: comments of the tasks shown and of the whole job, the newest 50 and earlier ones as they are asked for; only the author sees the pencil (specification 1 §5).
import { useEffect, useRef } from 'react';
import { Pencil } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { canWriteComment } from '@lotline/schema/domain/comment/comment.lifecycle';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { useEntries } from '../../../platform/outbox/outbox-context.ts';
import { OUTBOX_WORDS, wordsOfEntry } from '../../../platform/outbox/outbox-state.ts';
import { putAside } from '../../../platform/outbox/handed-text.ts';
import { ofTask } from '../../../platform/outbox/action-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import { useDraft, type Draft } from '../use-draft.ts';
import type { ActionProblem } from '../use-page-actions.ts';
import { chatLines, newComment, type ChatLine } from './chat-lines.ts';
import { EarlierComments } from './EarlierComments.tsx';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FieldChat.module.css';

export function FieldChat() {
  const { data, opened, others, actor, isAssigned, isJobAssigned, today, zone, next } = useTaskPage();
  const sayUnsent = useUnsentWords();
  const facts = { opened, others, userId: actor.userId, isAssigned, isJobAssigned, today, zone, sayUnsent };
  const lines = chatLines({ comments: data.jobFieldComments, ...facts });
  const list = useRef<HTMLUListElement>(null);
  const { hasEarlierComments } = data;
  const count = hasEarlierComments ? `${String(lines.length)}+` : lines.length;
  const isEmpty = lines.length === 0 && !hasEarlierComments;
  return (
    <Card title="Field Chat" count={count} open={!isEmpty || next?.kind !== 'accept'}>
      {isEmpty ? <p className={classes(words.muted, words.small)}>No comments yet. Crew and office read them here.</p> : null}
      <EarlierComments list={list} oldestId={lines[0]?.comment.id} />
      <ul className={styles.chat} data-part="chat" ref={list}>
        {lines.map((line) => (
          <Line key={line.comment.clientId ?? line.comment.id} line={line} />
        ))}
      </ul>
      {canWriteComment(actor).ok ? (
        isAssigned ? (
          <Composer />
        ) : (
          <p className={classes(words.muted, words.small)}>{sayError('TASK_LEFT', { what: 'task' })}</p>
        )
      ) : null}
    </Card>
  );
}

function useUnsentWords(): (actionId: string | null) => string {
  const entries = useEntries();
  const online = useOnline();
  const { mustSignInAgain } = useReadable(usePlatform().session);
  return (actionId) => {
    const entry = entries.find(({ action }) => action.id === actionId);
    return entry === undefined ? OUTBOX_WORDS.sending : wordsOfEntry(entry, online && !mustSignInAgain);
  };
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
  const { job, opened, actor, actions, show } = useTaskPage();
  const key = `${String(actor.userId)}.${String(opened.id)}.say`;
  const draft = useDraft(key, { text: '' });
  const text = draft.value.text.trim();
  useTakesBack(actions.problem, draft);
  const send = () => {
    if (text === '') return;
    putAside(key);
    const input = newComment(text, 'task', { taskId: opened.id, jobId: job.id, userId: actor.userId });
    actions.enqueue({ name: 'addComment', input, subject: ofTask(opened, job.id), base: null }, { draft: key });
    draft.handOver();
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
        send();
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
        onChange={(event) => draft.change({ text: event.target.value })}
      />
      <Button className={styles.send} type="submit">
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

/** What could not be sent stands in the line again, before what was typed since. */
function useTakesBack(problem: ActionProblem | null, { value, change }: Draft<{ text: string }>): void {
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (problem?.action.name !== 'addComment' || problem.from.isSheet || taken.current === problem.action.id) return;
    taken.current = problem.action.id;
    // also after a reload, which has kept the line as it stood
    if (value.text.startsWith(problem.action.input.comments)) return;
    change({ text: [problem.action.input.comments, value.text.trim()].filter(Boolean).join(' ') });
  }, [problem, value, change]);
}

function ChatProblem() {
  const { problem } = useTaskPage().actions;
  return problem?.action.name !== 'addComment' || problem.from.isSheet ? null : (
    <span className={reasonClass('needs')} role="alert">
      {problem.sentence}
    </span>
  );
}
