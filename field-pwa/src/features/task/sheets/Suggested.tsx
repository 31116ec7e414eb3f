// What the office suggests for a text of a sheet.
import { suggestionsOf } from '@lotline/schema/domain/lookup/suggestion.rules';
import { Suggestions } from '@lotline/shared-ui/components/Field/Suggestions';
import { useTaskPage } from '../task-page-context.ts';

interface SuggestedProps {
  readonly list: 'Decline reason' | 'Variation reason' | 'Partial reason' | 'Completion comment';
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
}

export function Suggested({ list, ...field }: SuggestedProps) {
  const { settings } = useTaskPage();
  return <Suggestions {...field} suggestions={suggestionsOf(settings.suggested.get(list), field.maxLength)} />;
}
