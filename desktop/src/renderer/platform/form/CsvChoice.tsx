// The choice of a CSV file in a sheet: its text, or why it cannot be taken.
import { useRef, useState } from 'react';
import { FileUp } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';

interface CsvChoiceProps {
  /** 'CSV file of item codes' */
  readonly label: string;
  readonly mostCharacters: number;
  readonly mostRows: number;
  /** Nothing where the file is too long. */
  readonly onText: (text: string) => void;
}

export function CsvChoice({ label, mostCharacters, mostRows, onText }: CsvChoiceProps) {
  const [isTooLong, setTooLong] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await file.text();
    const isLong = text.length > mostCharacters;
    setTooLong(isLong);
    onText(isLong ? '' : text);
  };
  return (
    <>
      <div>
        <Button icon={FileUp} onClick={() => picker.current?.click()} data-autofocus>
          Choose a file
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={label}
          accept=".csv,text/csv"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {isTooLong ? (
        <Banner tone="bad" title={`The file is too long. Send it in parts of at most ${mostRows.toLocaleString('en-AU')} rows.`} />
      ) : null}
    </>
  );
}
