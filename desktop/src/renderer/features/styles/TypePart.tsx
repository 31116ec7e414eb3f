// The type of the desk and of the phone: its sizes, its weights, in the words that are read most.
import { CONSOLE, FIELD } from '@lotline/shared-ui/tokens/tokens';
import styles from './Styles.module.css';

const TYPES = ['t-h1', 't-h2', 't-lead', 't-base', 't-small', 't-label'] as const;

export function TypePart() {
  return (
    <table className={styles.table}>
      <caption>Type</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">At the desk</th>
          <th scope="col">Weight, size and line at the desk</th>
          <th scope="col">On the phone</th>
        </tr>
      </thead>
      <tbody>
        {TYPES.map((type) => (
          <tr key={type}>
            <th scope="row">--{type}</th>
            <td>
              <span data-type={type} className={styles.typed}>
                Lot 42, 18 Tamar Street, Oran Park
              </span>
            </td>
            <td>{said(CONSOLE[type])}</td>
            <td>{said(FIELD[type])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '400 0.875rem/1.25rem var(--font)' → '400, 0.875rem, 1.25rem'. */
const said = (font: string): string => font.replace(' var(--font)', '').replace(' ', ', ').replace('/', ', ');
