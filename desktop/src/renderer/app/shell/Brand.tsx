// The name, with the mark of the sign-in page: a lot, and the line that leads to it.
import styles from './Rail.module.css';

export function Brand() {
  return (
    <p className={styles.brand}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <rect x="1.5" y="1.5" width="17" height="17" rx="3" />
        <path d="M2 14.5h6.5V6H18" />
      </svg>
      <span className={styles.word}>Lotline</span>
    </p>
  );
}
