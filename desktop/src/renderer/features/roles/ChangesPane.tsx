// What is not saved yet, in words: who gains or loses what, the reason, and the save (mock console/admin.html).
import { Minus, Plus, PencilLine, X } from 'lucide-react';
import { CLAIM_WORDS } from '@lotline/schema/domain/kernel/claim-words';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { effectsOf, sayEffect } from '@lotline/schema/domain/rights/role-changes.rules';
import type { RoleEditInput } from '@lotline/schema/generated/operations';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { RoleEffects } from './RoleEffects.tsx';
import { serverRoles, type DraftRole, type Matrix } from './role-draft.ts';
import { useFocusLeft } from '../../platform/frame/use-focus-left.ts';
import { WhyField } from '../../platform/form/WhyField.tsx';
import styles from './ChangesPane.module.css';

interface ChangesPaneProps {
  readonly matrix: Matrix;
  readonly roles: readonly DraftRole[];
  readonly edits: readonly RoleEditInput[];
  readonly count: number;
  readonly why: string;
  readonly onWhy: (why: string) => void;
  /** By the rules of the save. */
  readonly verdict: Verdict;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onSave: () => void;
  readonly onUndoAll: () => void;
  readonly onClose: () => void;
}

export function ChangesPane(props: ChangesPaneProps) {
  const { count, why, onWhy, verdict, isBusy, problem, onSave, onUndoAll, onClose } = props;
  const pane = useFocusLeft<HTMLElement>();
  const refusedBecause = verdict.ok ? (why.trim() === '' ? 'Give a reason first.' : undefined) : sayError(verdict.code, verdict.details);
  return (
    <aside ref={pane} className={styles.pane} aria-label="Unsaved changes">
      <div className={styles.head}>
        <h2>Not saved yet</h2>
        <span role="status" className={words.muted}>
          {changesOf(count)}
        </span>
        <span className={styles.room} />
        <span className={styles.narrow}>
          <IconButton icon={X} label="Back to the roles" onClick={onClose} />
        </span>
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="What the changes do">
        {problem === null ? null : <Banner tone="bad" title={problem} />}
        <Effects {...props} />
        <RoleEffects {...props} />
        <div data-missing={why.trim() === '' ? '' : undefined}>
          <WhyField isRequired value={why} onChange={onWhy} />
        </div>
        <p className={words.muted}>Takes effect within a minute, also for people who are signed in.</p>
      </div>
      <div className={styles.foot}>
        <Button kind="primary" busy={isBusy} refusedBecause={refusedBecause} reason="onPress" onClick={onSave}>
          Save {changesOf(count)} <kbd>Ctrl S</kbd>
        </Button>
        <Button kind="text" onClick={onUndoAll}>
          Undo all
        </Button>
      </div>
    </aside>
  );
}

export const changesOf = (count: number): string => (count === 1 ? '1 change' : `${String(count)} changes`);

function Effects({ matrix, roles }: Pick<ChangesPaneProps, 'matrix' | 'roles'>) {
  const effects = effectsOf(serverRoles(matrix), roles, matrix.holders);
  const nameOf = (roleId: number): string => roles.find(({ id }) => id === roleId)?.name ?? '';
  const told = effects.filter(({ roleId }) => roleId > 0);
  return (
    <ul className={styles.effects}>
      {roles
        .flatMap((role) => roleLines(role, matrix))
        .map(({ key, icon, text, about }) => (
          <li key={key}>
            <Icon of={icon} size="s" />
            <div>
              <p className={words.strong}>{text}</p>
              {about === '' ? null : <p className={styles.about}>{about}</p>}
            </div>
          </li>
        ))}
      {told.map((effect) => {
        const { sentence, about } = sayEffect(effect);
        return (
          <li key={`${String(effect.roleId)} ${effect.claim}`} data-gain={effect.isGain}>
            <Icon of={effect.isGain ? Plus : Minus} size="s" />
            <div>
              <p>
                <b>{nameOf(effect.roleId)}</b>: {sentence}
              </p>
              <p className={styles.code}>{effect.claim}</p>
              {about === '' ? null : <p className={styles.about}>{about}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What happens to a role itself. */
function roleLines(role: DraftRole, matrix: Matrix) {
  const key = String(role.id);
  const labels = role.claims.filter(isClaim).map((claim) => CLAIM_WORDS[claim].label);
  if (role.isNew)
    return [{ key, icon: Plus, text: `New role ${role.name}`, about: labels.length === 0 ? 'It gives no rights yet.' : labels.join(', ') }];
  const before = matrix.roles.find(({ id }) => id === role.id)?.name ?? '';
  const renamed = role.isRenamed ? [{ key: `${key} name`, icon: PencilLine, text: `${before} renamed to ${role.name}`, about: '' }] : [];
  const archived = role.isArchiveChanged
    ? [
        {
          key: `${key} archived`,
          icon: role.isArchived ? Minus : Plus,
          text: role.isArchived ? `${role.name} is archived` : `${role.name} is restored`,
          about: '',
        },
      ]
    : [];
  return [...renamed, ...archived];
}
