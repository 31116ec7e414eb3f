import { render } from '@testing-library/react';
import { Paperclip } from 'lucide-react';
import { Tag } from './Tag.tsx';

test('a figure beside an icon is read with its word', () => {
  const { container } = render(
    <Tag icon={Paperclip} label="attachments">
      6
    </Tag>,
  );
  expect(container).toHaveTextContent('attachments 6');
});
