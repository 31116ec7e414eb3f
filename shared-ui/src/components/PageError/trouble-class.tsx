// The class of a <main> in place of the wanted page: not found, failed, not open to this person.
import styles from './Trouble.module.css';

export const troubleClass = styles.trouble;
