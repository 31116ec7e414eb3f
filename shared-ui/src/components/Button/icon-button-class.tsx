// The class of a button that is only an icon, for links and for buttons that somebody else's hook wires.
import styles from './IconButton.module.css';

export const iconButtonClass = styles.iconButton;
