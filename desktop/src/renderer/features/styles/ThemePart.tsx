// Sizes, corners and distances, for the phone and for the desk (look.md §1).
import { CONSOLE, CONSOLE_BY_TOUCH, FIELD } from '@lotline/shared-ui/tokens/tokens';
import styles from './Styles.module.css';

const SIZES = ['tap', 'tall', 'bar', 'radius', 'radius-s'] as const;
const SPACES = ['s1', 's2', 's3', 's4', 's5', 's6', 's8'] as const;
const byTouch = (size: string): string => Object.entries(CONSOLE_BY_TOUCH).find(([name]) => name === size)?.[1] ?? 'as at the desk';

export function ThemePart() {
  return (
    <>
      <p>
        Light and dark follow the device. Sizes are larger on the phone, where people stand in the sun with gloves on; at the desk they are
        dense.
      </p>
      <table className={styles.table}>
        <caption>Sizes</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Phone</th>
            <th scope="col">Desk</th>
            <th scope="col">Desk, by touch</th>
          </tr>
        </thead>
        <tbody>
          {SIZES.map((size) => (
            <tr key={size}>
              <th scope="row">--{size}</th>
              <td>{FIELD[size]}</td>
              <td>{CONSOLE[size]}</td>
              <td>{byTouch(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Distances</h3>
      <ul className={styles.spaces}>
        {SPACES.map((space) => (
          <li key={space}>
            <span>
              --{space} {FIELD[space]}
            </span>
            <i data-space={space} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </>
  );
}
