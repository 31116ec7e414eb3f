// The page of a record that is not here: on its way, not there, or not read. The way to its list stands where the record has it.
import { Link } from 'react-router-dom';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Unread, type Read } from '@lotline/web-session/react/ReadBoundary';
import page from '../frame/Page.module.css';
import { capitalised } from '@lotline/schema/domain/kernel/capitalised';

interface AbsentRecordProps {
  /** 'child code'. */
  readonly called: string;
  /** Of all of them: 'Child codes'. */
  readonly list: { readonly label: string; readonly path: string };
  readonly read: Read<unknown>;
}

export function AbsentRecord({ called, list, read }: AbsentRecordProps) {
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <nav aria-label="Where this is" className={page.meta}>
        <Link to={list.path}>{list.label}</Link>
      </nav>
      <h1>{capitalised(called)}</h1>
      {read.data !== undefined && read.error === null ? (
        <EmptyState title={`This ${called} could not be found.`}>
          <Link to={list.path}>All {list.label.toLowerCase()}</Link>
        </EmptyState>
      ) : (
        <Unread read={read} title={`The ${called} could not be loaded.`} loading={<Progress label={`Loading the ${called}`} />} />
      )}
    </main>
  );
}
