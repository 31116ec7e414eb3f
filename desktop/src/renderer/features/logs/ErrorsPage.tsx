// Errors that the apps and the server have caught, the same ones as one row (screens.md §2.23).
import { ERROR_APPS, ERROR_KINDS, ERROR_LIST } from '@lotline/schema/domain/log/error-log.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { AppErrorFieldsFragmentDoc, GetAppErrorsDocument } from '@lotline/schema/generated/documents/log';
import type { AppErrorFieldsFragment } from '@lotline/schema/generated/operations';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { declareLog } from './declare-log.ts';
import { LogPage } from './LogPage.tsx';
import type { LogReads } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';
import styles from './LogPreview.module.css';

type AppError = AppErrorFieldsFragment;
const FACTS = ['lastAt', 'firstAt', 'times', 'people', 'lastPerson', 'path', 'appVersion', 'requestId', 'fingerprint'] as const;
const nameOf = ({ message }: AppError): string => message;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof ERROR_LIST, AppError>(ERROR_LIST, actor, {
    message: { isName: true, width: undefined },
    app: { width: 96, cell: ({ app }) => wordOf(ERROR_APPS, app) },
    kind: { startsHidden: true, width: 200, cell: ({ kind }) => wordOf(ERROR_KINDS, kind) },
    path: { width: 176 },
    times: { width: 80 },
    people: { width: 80 },
    lastPerson: {},
    appVersion: { width: 120 },
    firstAt: { startsHidden: true },
    lastAt: {},
  });

const READS: LogReads<typeof ERROR_LIST, AppError> = {
  list: ERROR_LIST,
  type: 'AppError',
  fragment: AppErrorFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetAppErrorsDocument, wish)).errorLog,
};

const PAGE = declareLog<typeof ERROR_LIST, AppError>({
  list: ERROR_LIST,
  called: 'app errors',
  says: 'Errors in the console, the field app and the server are listed here.',
  filters: ['by', 'on', 'app', 'kind'],
  columns: columnsFor,
  nameOf,
  path: '/logs/errors',
});

export function ErrorsPage() {
  return (
    <LogPage
      page={PAGE}
      reads={READS}
      called="error"
      facts={FACTS}
      ownFacts={(error) => [
        ['App', wordOf(ERROR_APPS, error.app)],
        ['Kind', wordOf(ERROR_KINDS, error.kind)],
      ]}
    >
      {(error) => <Places stack={error.stack} />}
    </LogPage>
  );
}

function Places({ stack }: Pick<AppError, 'stack'>) {
  if (stack === null) return null;
  return (
    <PreviewSection title="Places in the code">
      <pre className={styles.stored} tabIndex={0} aria-label="Places in the code">
        {stack}
      </pre>
    </PreviewSection>
  );
}
