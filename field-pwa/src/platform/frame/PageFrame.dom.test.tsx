import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { PageFrame } from './PageFrame.tsx';

function Pages() {
  return (
    <Routes>
      <Route
        path="/list"
        element={
          <PageFrame title="Tasks" bar={<p>Tasks</p>} actions={<button>Continue</button>}>
            <Link to="/task">Open</Link>
          </PageFrame>
        }
      />
      <Route
        path="/task"
        element={
          <PageFrame title="WO 48213" bar={<p>WO 48213</p>}>
            the task
          </PageFrame>
        }
      />
    </Routes>
  );
}

const draw = () => renderSignedIn(<Pages />, { path: '/list' });

test('each page has a name, shows the connection and offers to skip its bar', () => {
  draw();
  expect(document.title).toBe('Tasks · Lotline');
  expect(screen.getByText('All sent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Continue');
});

test('a page opened by a link starts at its top, with focus on its content', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  draw();
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(screen.getByRole('main')).toHaveTextContent('the task');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(document.title).toBe('WO 48213 · Lotline');
  scroll.mockRestore();
});
