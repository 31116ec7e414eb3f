import { render, screen } from '@testing-library/react';
import { MenuItems, type MenuItem } from './MenuItems.tsx';

test('items that come after their menu: the first has the focus then, and keeps to where the person went', () => {
  const menu = (items: readonly MenuItem[]) => <MenuItems label="Change the status to" items={items} onChoose={() => undefined} />;
  const issued = { key: 'issued', label: 'Issued' };
  const closed = { key: 'closed', label: 'Closed' };
  const { rerender } = render(menu([]));
  expect(screen.getByRole('menu')).toHaveFocus();
  rerender(menu([issued]));
  expect(screen.getByRole('menuitem', { name: 'Issued' })).toHaveFocus();
  rerender(menu([closed, issued]));
  expect(screen.getByRole('menuitem', { name: 'Issued' })).toHaveFocus();
});
