// Saying, changing and deleting one's own comment on a project: it stands in the chat at once, as being sent, until the chat is read again. Refused, it is
// taken back, and what was typed opens again with the sentence.
import { useState } from 'react';
import { z } from 'zod';
import { DeleteProjectCommentDocument, SaveProjectCommentDocument } from '@lotline/schema/generated/documents/project';
import { logProblem } from '@lotline/web-session/log';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { sentenceOf, useCommand } from '../../platform/data/use-command.ts';
import type { ProjectComment } from './project-data.ts';
import { projectComments } from './use-project-comments.ts';

export interface Saying {
  /** Null: a new one. */
  readonly comment: ProjectComment | null;
  /** Null: it is deleted. */
  readonly text: string | null;
}

interface OnItsWay extends Saying {
  /** The id of its action: the comment that the server has made of it carries it too. */
  readonly clientId: string;
}

/** A line of the chat, as it will be once everything has been answered. */
export interface SaidLine {
  readonly key: string;
  /** Null: the server has not made it yet. */
  readonly comment: ProjectComment | null;
  readonly text: string;
  readonly isBeingSent: boolean;
}

/** The comments as they were read, with what is on its way: pure. */
export function saidLines(read: readonly ProjectComment[], ways: readonly OnItsWay[]): readonly SaidLine[] {
  const made = new Set(read.map(({ clientId }) => clientId));
  const known = read.flatMap((comment): SaidLine[] => {
    const way = ways.findLast((one) => one.comment?.id === comment.id);
    if (way?.text === null) return [];
    return [{ key: String(comment.id), comment, text: way?.text ?? comment.comments, isBeingSent: way !== undefined }];
  });
  const added = ways.flatMap(({ comment, text, clientId }): SaidLine[] =>
    comment !== null || text === null || made.has(clientId) ? [] : [{ key: clientId, comment: null, text, isBeingSent: true }],
  );
  return [...known, ...added];
}

/** The shape of the draft of a comment, and its name on the device. */
const COMMENT_SHAPES = { text: z.string() };
export const commentDraft = (projectId: number, comment: ProjectComment | null): string =>
  `comment-project-${String(projectId)}-${String(comment?.id ?? 'new')}`;

interface SayWish {
  /** Once what was typed is the draft again. */
  readonly onRefused: (comment: ProjectComment | null, sentence: string) => void;
  /** Where the chat is not in sight. */
  readonly toastText?: string | null;
}

export function useSayOnProject(projectId: number, { onRefused, toastText = null }: SayWish) {
  const putBack = usePutBack(projectId);
  const [ways, setWays] = useState<readonly OnItsWay[]>([]);
  const { attempt } = useCommand<Saying, string>({
    touches: [projectComments(projectId)],
    isDoneWhenRead: true,
    toastText,
    send: async (call, { comment, text }, client) => {
      setWays((before) => [...before, { comment, text, clientId: client.id }]);
      const { id = 0, version } = comment ?? {};
      const stamp = version === undefined ? client : { ...client, expectedVersion: version };
      try {
        if (text === null) await call(DeleteProjectCommentDocument, { id, client });
        else await call(SaveProjectCommentDocument, { comment: { id, projectId, comments: text }, client: stamp });
      } catch (problem) {
        setWays((before) => before.filter(({ clientId }) => clientId !== client.id));
        throw problem;
      }
      return client.id;
    },
  });
  const say = async (saying: Saying): Promise<void> => {
    const outcome = await attempt(saying);
    if (outcome.isDone) return setWays((before) => before.filter(({ clientId }) => clientId !== outcome.answer));
    await putBack(saying);
    onRefused(saying.comment, sentenceOf(outcome.refusal));
  };
  return { ways, say: (saying: Saying) => void say(saying) };
}

/** What was typed, before what has been typed since. */
function usePutBack(projectId: number) {
  const { formDraftsOf } = usePlatform();
  const { id: personId } = useMe();
  return async ({ comment, text }: Saying): Promise<void> => {
    if (text === null) return;
    const drafts = formDraftsOf(personId);
    const name = commentDraft(projectId, comment);
    try {
      const since = z.object(COMMENT_SHAPES).safeParse(await drafts.find(name)).data?.text ?? '';
      await drafts.keep(name, { text: since.trim() === '' ? text : `${text}\n\n${since}` });
    } catch (problem) {
      logProblem('What was typed could not be kept on this device', problem);
    }
  };
}
