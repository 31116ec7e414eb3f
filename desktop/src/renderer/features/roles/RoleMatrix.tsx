// The matrix: a row for each claim, a column for each role, a tick in each cell (mock console/admin.html). One cell is in the order of Tab, arrows go to the others.
import { useRef, useState, type KeyboardEvent } from 'react';
import { Lock } from 'lucide-react';
import { CLAIM_AREAS, CLAIM_WORDS, claimsOfArea } from '@lotline/schema/domain/kernel/claim-words';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { DraftRole } from './role-draft.ts';
import styles from './RoleMatrix.module.css';

/** Why a cell stays as it is; null where it may be changed. */
export type LockOf = (role: DraftRole, claim: Claim) => string | null;

export interface RoleMatrixProps {
  readonly roles: readonly DraftRole[];
  /** Whether the server's role gives it. */
  readonly had: (roleId: number, claim: Claim) => boolean;
  readonly isShown: (claim: Claim) => boolean;
  readonly lockOf: LockOf;
  readonly openRole: number | null;
  readonly onToggle: (role: DraftRole, claim: Claim) => void;
  readonly onOpen: (role: DraftRole) => void;
}

export function RoleMatrix(props: RoleMatrixProps) {
  const { roles, isShown, openRole, onOpen } = props;
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const shown = CLAIM_AREAS.flatMap(claimsOfArea).filter(isShown);
  const keys = new Set(shown.flatMap((claim) => roles.map((role) => cellKey(role, claim))));
  const stop = focused !== null && keys.has(focused) ? focused : [...keys][0];
  return (
    <div className={styles.wrap} tabIndex={0} role="region" aria-label="Claims by role">
      <table ref={table} className={styles.matrix} aria-label="Claims by role" onKeyDown={(event) => onArrow(event, table.current)}>
        <thead>
          <tr>
            <th scope="col">Claim</th>
            {roles.map((role) => (
              <th key={role.id} scope="col" data-open={role.id === openRole || undefined}>
                <button type="button" aria-expanded={role.id === openRole} onClick={() => onOpen(role)}>
                  <span className={words.cut}>{role.name}</span>
                  <span className={words.muted}>{role.isNew ? 'new' : peopleOf(role.holderCount)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {CLAIM_AREAS.map((area) => {
          const claims = claimsOfArea(area).filter(isShown);
          if (claims.length === 0) return null;
          return (
            <tbody key={area}>
              <tr className={styles.area}>
                <th scope="colgroup" colSpan={roles.length + 1}>
                  {area}
                </th>
              </tr>
              {claims.map((claim) => (
                <Row key={claim} claim={claim} {...props} stop={stop} onFocus={setFocused} />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

const cellKey = (role: DraftRole, claim: Claim): string => `${String(role.id)} ${claim}`;
const peopleOf = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString('en-AU')} people`);

interface RowProps extends RoleMatrixProps {
  readonly claim: Claim;
  /** The cell that is in the order of Tab. */
  readonly stop: string | undefined;
  readonly onFocus: (cell: string) => void;
}

function Row({ claim, roles, had, lockOf, onToggle, onOpen, stop, onFocus }: RowProps) {
  const { label } = CLAIM_WORDS[claim];
  return (
    <tr>
      <th scope="row">
        <span className={words.cut} title={claim}>
          {label}
        </span>
      </th>
      {roles.map((role) => {
        const has = role.claims.includes(claim);
        const change = has === had(role.id, claim) ? null : has ? 'added' : 'taken away';
        const lock = lockOf(role, claim);
        const said = [`${role.name}: ${label}`, change, lock].filter((part) => part !== null).join(', ');
        return (
          <td key={role.id} className={classes(change === 'added' && styles.gain, change === 'taken away' && styles.loss)}>
            <label className={styles.cell} data-locked={lock !== null || undefined} title={lock ?? undefined}>
              <input
                type="checkbox"
                checked={has}
                tabIndex={cellKey(role, claim) === stop ? 0 : -1}
                onFocus={() => onFocus(cellKey(role, claim))}
                aria-disabled={lock !== null || undefined}
                aria-label={said}
                onChange={() => {
                  if (lock === null) onToggle(role, claim);
                }}
                onKeyDown={(event) => {
                  if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) onOpen(role);
                }}
              />
              <span aria-hidden="true" className={styles.mark} />
              {lock !== null && has ? <Icon of={Lock} size="s" /> : null}
            </label>
          </td>
        );
      })}
    </tr>
  );
}

const STEPS: Readonly<Partial<Record<string, readonly [row: number, column: number]>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** From cell to cell; at an edge the focus stays. */
function onArrow(event: KeyboardEvent, table: HTMLTableElement | null): void {
  const step = STEPS[event.key];
  if (step === undefined || table === null || !(event.target instanceof HTMLInputElement)) return;
  const cells = [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('input')]).filter((row) => row.length > 0);
  const target = event.target;
  const at = cells.findIndex((row) => row.includes(target));
  const column = cells[at]?.indexOf(target) ?? 0;
  event.preventDefault();
  cells[at + step[0]]?.[column + step[1]]?.focus();
}
