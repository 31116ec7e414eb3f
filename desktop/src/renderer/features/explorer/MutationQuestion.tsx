// Before a mutation of GraphiQL is run: it changes real records, so it is asked about, each time.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';

interface MutationQuestionProps {
  /** The mutations that it calls. */
  readonly fields: readonly string[];
  readonly onAnswer: (isWanted: boolean) => void;
}

export function MutationQuestion({ fields, onAnswer }: MutationQuestionProps) {
  return (
    <Sheet
      title={fields.length === 1 ? `Run the mutation ${fields[0] ?? ''}?` : `Run ${String(fields.length)} mutations?`}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button kind="primary" onClick={() => onAnswer(true)}>
            Run it
          </Button>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
        </>
      }
    >
      <p>It changes real records in your name, and appears in their history and in the activity log.</p>
      {fields.length === 1 ? null : (
        <ul>
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
