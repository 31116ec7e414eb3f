// A name that nobody has yet, in a sheet: asked about once, when its field is left or before it is saved.
import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { useNewName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { NameField } from './NameField.tsx';

const NAMES = ['Tamar Homes', 'Redgum Homes'];

function Form({ onSave }: { readonly onSave: (name: string) => void }) {
  const [value, setValue] = useState('Corella Living');
  const question = useNewName({ value, start: 'Corella Living', names: NAMES, onChange: setValue });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!question.mustAsk()) onSave(value);
      }}
    >
      <NameField label="Builder" names={NAMES} maxLength={200} value={value} onChange={setValue} question={question} />
      <input aria-label="Contact" />
      <button type="submit">Save</button>
    </form>
  );
}

async function typed(text: string) {
  const saved: string[] = [];
  renderSignedIn(<Form onSave={(name) => saved.push(name)} />);
  const builder = await screen.findByRole('combobox', { name: 'Builder' });
  await userEvent.clear(builder);
  await userEvent.type(builder, text);
  return { saved, builder, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
}
const question = () => screen.queryByRole('group', { name: 'Builder: a new name' });

test('asked when the field is left; the name that was meant is taken', async () => {
  const { saved, builder, save } = await typed('Tamer Homes');
  expect(question()).toBeNull();
  await userEvent.click(screen.getByLabelText('Contact'));
  await userEvent.click(within(question() ?? document.body).getByRole('button', { name: 'Tamar Homes' }));
  expect(builder).toHaveValue('Tamar Homes');
  expect(question()).toBeNull();
  await save();
  expect(saved).toEqual(['Tamar Homes']);
});

test('saved straight from the field it is asked first; saved again it stays as it is typed', async () => {
  const { saved, save } = await typed('Wattle Build');
  await save();
  expect(question()).toHaveTextContent('“Wattle Build” is new here.');
  expect(saved).toEqual([]);
  await save();
  expect(saved).toEqual(['Wattle Build']);
});

test('another case is the same name, and the record’s own is not asked about', async () => {
  const { saved, builder, save } = await typed('redgum homes');
  await userEvent.click(screen.getByLabelText('Contact'));
  expect(builder).toHaveValue('Redgum Homes');
  await userEvent.clear(builder);
  await userEvent.type(builder, 'Corella Living');
  await save();
  expect(saved).toEqual(['Corella Living']);
});
