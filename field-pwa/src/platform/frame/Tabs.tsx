// The field's tabs: those that exist.
import { NavLink } from 'react-router';
import styles from './Tabs.module.css';

export function Tabs() {
  return (
    <nav className={styles.tabs} aria-label="Field work">
      <NavLink to="/field/construction">Tasks</NavLink>
    </nav>
  );
}
