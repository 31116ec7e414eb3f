// The field's tabs: those that exist.
import { NavLink } from 'react-router';

export function Tabs() {
  return (
    <nav className="tabs" aria-label="Field work">
      <NavLink to="/field/construction">Tasks</NavLink>
    </nav>
  );
}
