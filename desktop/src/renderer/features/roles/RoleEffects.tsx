// What a change of roles that is not saved yet does: who gains or loses sight of money, which screens open and close, and who could no longer do their open tasks or
// open those of the last 90 days (screens.md §2.17). Each is a line that opens the first of them.
import { useCallback, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { screenChanges } from '@lotline/schema/domain/rights/role-screens.rules';
import { GetRolePreviewDocument } from '@lotline/schema/generated/documents/rights';
import type { GetRolePreviewQuery, RoleEditInput } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useRestedAsk } from '../../platform/data/use-rested-ask.ts';
import { useScreens } from '../../platform/feature/screens.ts';
import { counted } from '../../platform/form/counted.ts';
import { serverRoles, type DraftRole, type Matrix } from './role-draft.ts';
import styles from './ChangesPane.module.css';

type Preview = GetRolePreviewQuery['rolePreview'];

interface RoleEffectsProps {
  readonly matrix: Matrix;
  readonly roles: readonly DraftRole[];
  readonly edits: readonly RoleEditInput[];
}

const people = (count: number): string => counted(count, 'person', 'people');
const openTasks = (count: number): string => counted(count, 'open task', 'open tasks');
const doneTasks = (count: number): string => counted(count, 'task that is done', 'tasks that are done');

export function RoleEffects({ matrix, roles, edits }: RoleEffectsProps) {
  const { ask } = useAsk();
  const preview = useCallback(
    async (wanted: { readonly roles: RoleEditInput[] }) => (await ask(GetRolePreviewDocument, wanted)).rolePreview,
    [ask],
  );
  const { state, again } = useRestedAsk({ roles: [...edits] }, preview);
  const screens = screenChanges(useScreens(), serverRoles(matrix), roles, matrix.holders);
  return (
    <section className={styles.simulated} aria-label="Overall effect" aria-busy={state.is === 'asking'}>
      <h3>Overall effect</h3>
      <ul>
        {screens.map(({ label, opens, count, names }) => (
          <Line
            key={`${label} ${String(opens)}`}
            text={`${label} ${opens ? 'opens for' : 'closes for'} ${people(count)}`}
            rest={count - names.length}
          >
            {names.map((name, at) => (
              <li key={at}>{name}</li>
            ))}
          </Line>
        ))}
        {state.is === 'known' ? <People preview={state.preview} /> : null}
      </ul>
      {state.is === 'known' && state.preview.isMailed ? (
        <p className={words.muted}>Everyone whose rights change is told by email, except you.</p>
      ) : null}
      <div role="status">
        {state.is === 'asking' ? <p className={words.muted}>Working out the effect on people…</p> : null}
        {state.is === 'failed' ? <p>The effect on people could not be worked out. It can be saved anyway.</p> : null}
        {state.is === 'known' && screens.length === 0 && isEmpty(state.preview) ? (
          <p className={words.muted}>Nobody gains or loses a screen or the sight of money, and nobody is kept from an open task.</p>
        ) : null}
      </div>
      {state.is === 'failed' ? <Button onClick={again}>Try again</Button> : null}
    </section>
  );
}

const isEmpty = ({ seeMoneyCount, seeMoneyNoMoreCount, blockedCount, closedCount }: Preview): boolean =>
  seeMoneyCount + seeMoneyNoMoreCount + blockedCount + closedCount === 0;

function People({ preview }: { readonly preview: Preview }) {
  const { ratesOn, seeMoney, seeMoneyCount, seeMoneyNoMore, seeMoneyNoMoreCount, blocked, blockedCount, closed, closedCount } = preview;
  const money = [
    { text: `${people(seeMoneyCount)} will see rates and totals`, count: seeMoneyCount, named: seeMoney },
    { text: `${people(seeMoneyNoMoreCount)} will no longer see rates and totals`, count: seeMoneyNoMoreCount, named: seeMoneyNoMore },
  ];
  return (
    <>
      {money.map(({ text, count, named }) =>
        count === 0 ? null : (
          <Line key={text} text={text} rest={count - named.length}>
            {named.map(({ id, displayName }) => (
              <li key={id}>{displayName}</li>
            ))}
          </Line>
        ),
      )}
      {ratesOn.tasks === 0 ? null : <li>{ratesWords(ratesOn)}</li>}
      <Blocked text={`${people(blockedCount)} could no longer do their open tasks`} count={blockedCount} named={blocked} of={openTasks} />
      <Blocked
        text={`${people(closedCount)} could no longer open tasks of the last 90 days`}
        count={closedCount}
        named={closed}
        of={doneTasks}
      />
    </>
  );
}

function ratesWords({ tasks, contractors }: Preview['ratesOn']): string {
  return `Rates become visible on ${counted(tasks, 'task', 'tasks')} of ${counted(contractors, 'contractor', 'contractors')}`;
}

interface BlockedProps {
  readonly text: string;
  readonly count: number;
  readonly named: Preview['blocked'];
  /** '3 open tasks' */
  readonly of: (tasks: number) => string;
}

/** Who is kept from tasks, the first of them by their work orders. */
function Blocked({ text, count, named, of }: BlockedProps) {
  if (count === 0) return null;
  return (
    <Line text={text} rest={count - named.length}>
      {named.map(({ id, displayName, tasks, first }) => (
        <li key={id}>
          {displayName}: {of(tasks)}
          {first.map((task) => (
            <span key={task.id} className={styles.about}>
              {' '}
              <Link to={`/construction/${String(task.jobId)}`}>{task.workOrder}</Link> {task.name}
            </span>
          ))}
        </li>
      ))}
    </Line>
  );
}

/** @param rest how many more there are than are named */
function Line({ text, rest, children }: { readonly text: string; readonly rest: number; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text}
      </button>
      {isOpen ? (
        <ul>
          {children}
          {rest > 0 ? <li className={words.muted}>and {rest.toLocaleString('en-AU')} more</li> : null}
        </ul>
      ) : null}
    </li>
  );
}
