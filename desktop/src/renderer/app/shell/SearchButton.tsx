// Opens the search of everything, and says by which keys.
import { Search } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import styles from './SearchButton.module.css';

export function SearchButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.find} aria-keyshortcuts="Control+K" onClick={onPress}>
      <Icon of={Search} size="s" />
      <span className={styles.word}>Search jobs, tasks, people, screens</span>
      <kbd>Ctrl K</kbd>
    </button>
  );
}
