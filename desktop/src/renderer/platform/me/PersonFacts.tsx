// The signed-in person's name, e-mail, roles and groups.
import { useMe } from '@lotline/web-session/react/me-context';
import styles from './Facts.module.css';

export function PersonFacts() {
  const me = useMe();
  const roles = me.roles.length > 0 ? me.roles : [me.role ?? 'None'];
  const groups = me.groupUsers.map(({ group, isPrimaryContact }) => (isPrimaryContact ? `${group.name} (primary contact)` : group.name));
  return (
    <dl className={styles.facts}>
      <Fact term="Name" value={me.displayName} />
      <Fact term="Email" value={me.email} />
      <Fact term={roles.length > 1 ? 'Roles' : 'Role'} value={roles.join(', ')} />
      <Fact term="Groups" value={groups.length > 0 ? groups.join(', ') : 'None'} />
    </dl>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
