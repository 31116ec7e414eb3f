// The two numbers of an account, as they are typed: in no draft and offered by no browser.
import { TextField } from '@lotline/shared-ui/components/Field/TextField';

const MOST_CHARACTERS = 20;

export interface TypedNumbers {
  readonly bsb: string;
  readonly accountNumber: string;
}
export const NO_NUMBERS: TypedNumbers = { bsb: '', accountNumber: '' };

interface BankNumberFieldsProps {
  readonly typed: TypedNumbers;
  readonly onType: (typed: TypedNumbers) => void;
  /** The sentence of a field that was refused. */
  readonly faultOf: (field: string) => string | undefined;
  readonly startsHere?: boolean;
}

export function BankNumberFields({ typed, onType, faultOf, startsHere = false }: BankNumberFieldsProps) {
  const shared = { inputMode: 'numeric', maxLength: MOST_CHARACTERS, autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <TextField
        {...shared}
        label="BSB"
        hint="Six digits, as 062-000"
        value={typed.bsb}
        error={faultOf('bsb')}
        onChange={(bsb) => onType({ ...typed, bsb })}
        {...(startsHere ? { 'data-autofocus': true } : {})}
      />
      <TextField
        {...shared}
        label="Account number"
        hint="Four to ten digits"
        value={typed.accountNumber}
        error={faultOf('accountNumber')}
        onChange={(accountNumber) => onType({ ...typed, accountNumber })}
      />
    </>
  );
}
