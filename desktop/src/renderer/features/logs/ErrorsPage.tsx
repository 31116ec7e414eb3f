// Errors that the apps have caught, the same ones as one row (screens.md §2.23).
import { ERROR_APPS, ERROR_KINDS, ERROR_LIST } from '@lotline/schema/domain/log/error-log.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { AppErrorFieldsFragmentDoc, GetAppErrorsDocument } from '@lotline/schema/generated/documents/log';
import type { AppErrorFieldsFragment } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { declaredColumns, declaredFacts } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { LiveTail } from './LiveTail.tsx';
import { LOG_HINTS, LOG_KEYS } from './log-keys.ts';
import { LogTabs } from './LogTabs.tsx';
import { RowPreview } from './RowPreview.tsx';
import { useLogRows } from './use-log-rows.ts';
import { useLogOptions } from './use-log-options.ts';
import { wordOf } from './word-of.ts';
import styles from './LogPreview.module.css';

type AppError = AppErrorFieldsFragment;
const FACTS = ['lastAt', 'firstAt', 'times', 'people', 'lastPerson', 'path', 'appVersion', 'fingerprint'] as const;
const nameOf = ({ message }: AppError): string => message;
const pathOf = (id: number): string => `/logs/errors?open=${String(id)}`;

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

const READS: Parameters<typeof useLogRows<typeof ERROR_LIST, AppError>>[0] = {
  list: ERROR_LIST,
  type: 'AppError',
  fragment: AppErrorFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetAppErrorsDocument, wish)).errorLog,
};
const useErrors = (address: ListAddress) => useLogRows(READS, address);

const PAGE = declarePage<AppError>({
  list: ERROR_LIST,
  called: 'app errors',
  says: 'Errors in the console and in the field app are listed here.',
  filters: filterDefinitions(ERROR_LIST, ['by', 'on', 'app', 'kind']),
  columns: columnsFor,
  words: { keys: LOG_KEYS, hints: LOG_HINTS },
  nameOf,
  pathOf,
});

export function ErrorsPage() {
  const actor = useActor();
  const screen = useDeclaredPage(PAGE, useErrors);
  const options = useLogOptions(screen.openFilter !== null || screen.spec.address.query.filters['by'] !== undefined);
  return (
    <DeclaredListPage
      page={PAGE}
      screen={screen}
      options={options}
      tabs={<LogTabs />}
      before={<LiveTail of={screen.spec} />}
      preview={(shown) => (
        <RowPreview
          {...{ ...shown, called: 'error', nameOf, readRows: screen.spec.reads.readRows }}
          factsOf={(error) => [
            ['App', wordOf(ERROR_APPS, error.app)],
            ['Caught', wordOf(ERROR_KINDS, error.kind)],
            ...declaredFacts(ERROR_LIST, actor, error, FACTS),
          ]}
        >
          {(error) => <Places stack={error.stack} />}
        </RowPreview>
      )}
    />
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
