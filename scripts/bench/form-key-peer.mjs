// The peer of a key in the job form: a form of as many plain lines as React's documentation writes one, each controlled by one state, all drawn anew with
// each key. No label beyond the name, no fault, no draft, no rule.
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function PlainForm({ names }) {
  const [values, setValues] = useState({});
  return h(
    'form',
    null,
    names.map((name) =>
      h(
        'label',
        { key: name },
        name,
        h('input', { name, value: values[name] ?? '', onChange: ({ target }) => setValues((all) => ({ ...all, [name]: target.value })) }),
      ),
    ),
  );
}

window.drawPlainForm = (count) => {
  const names = Array.from({ length: count }, (_, n) => `line-${n}`);
  createRoot(document.body.appendChild(document.createElement('main'))).render(h(PlainForm, { names }));
};
