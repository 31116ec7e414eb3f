// The surface of a card, for what is none yet: <div className={cardClass}> around ghosts.
import styles from './Card.module.css';

export const cardClass = styles.card;
