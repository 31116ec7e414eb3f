// The thread that counts what a setting would change.
import { countEffects, type CountedPage, type PreviewPage } from '@lotline/schema/domain/task/setting-preview';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';

answerInThread((page: PreviewPage): CountedPage => countEffects(page));
