// The surface of a card, for a placeholder of one: <div className={cardClass}> around skeletons.
import styles from './Card.module.css';

export const cardClass = styles.card;
