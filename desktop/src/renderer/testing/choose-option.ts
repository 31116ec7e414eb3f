// Chooses from a list that opens, as a person does: opens it by its label, clicks the option's words.
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A control of that label that opens a list; whether it is marked as changed does not matter. */
export const findChoice = (label: string, where: HTMLElement = document.body): Promise<HTMLElement> =>
  within(where).findByLabelText((text) => text.replace(/ changed, not saved$/, '') === label, { selector: '[role="combobox"]' });

/** The list that is open: one at a time is. */
function openList(): HTMLElement {
  const popup = document.querySelector<HTMLElement>('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  if (popup === null) throw new Error('The list is not open.');
  return popup;
}

export async function chooseOption(label: string, option: string, where?: HTMLElement): Promise<void> {
  const control = await findChoice(label, where);
  await userEvent.click(control);
  await userEvent.click(await within(openList()).findByTitle(option));
}

/** The words of the options that a control offers, of a short list. */
export async function offeredOptions(label: string, where?: HTMLElement): Promise<(string | null)[]> {
  const control = await findChoice(label, where);
  if (control.getAttribute('aria-expanded') !== 'true') await userEvent.click(control);
  return [...openList().querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
}
