// Words that the office suggests for the field above: one press writes them, and they can be changed there.
import { withSuggestion } from '@lotline/schema/domain/lookup/suggestion.rules';
import words from '../../styles/words.module.css';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  readonly suggestions: readonly string[];
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
}

export function Suggestions({ suggestions, value, maxLength, onChange }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label="Suggested">
      {suggestions.map((text) => (
        <li key={text}>
          <button
            type="button"
            aria-pressed={value.trim() === text}
            onClick={() => onChange(withSuggestion(value, text, suggestions, maxLength))}
          >
            {text}
            <span className={words.sr}>: write this</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
