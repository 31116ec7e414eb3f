// The two numbers of an account, as they are typed: in no draft and offered by no browser.
import type { CommandField } from '../../platform/command/command-field.ts';

const shared: Omit<CommandField, 'label'> = {
  maxLength: 20,
  isPassing: true,
  input: { inputMode: 'numeric', spellCheck: false },
};

export const BSB: CommandField = { ...shared, label: 'BSB', hint: 'Six digits, such as 062-000', required: 'Enter the BSB.' };
export const ACCOUNT_NUMBER: CommandField = {
  ...shared,
  label: 'Account number',
  hint: 'Four to ten digits',
  required: 'Enter the account number.',
};
