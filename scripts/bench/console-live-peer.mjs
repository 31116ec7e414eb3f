// The peer of a change in an open list: a page that has its rows in a cache of the same client, writes a changed row into it and draws the row's cells as
// plain texts. No stream, no request, no cursor, no virtual list.
import { createElement as h, memo } from 'react';
import { createRoot } from 'react-dom/client';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useFragment } from '@apollo/client/react';
import { JobRowFieldsFragmentDoc as fragment } from '../../schema/generated/documents/job.ts';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

const Row = memo(function Row({ id }) {
  const { data } = useFragment({ fragment, from: { __typename: 'JobRow', id } });
  const cells = Object.entries(data).filter(([, value]) => typeof value === 'string');
  return h(
    'tr',
    { 'data-id': id },
    cells.map(([name, value]) => h('td', { key: name }, value)),
  );
});

window.rowFragment = fragment;

window.writeRow = (row) => client.cache.writeFragment({ id: `JobRow:${row.id}`, fragment, data: row });

window.drawRows = (rows) => {
  for (const row of rows) window.writeRow(row);
  const drawn = rows.map(({ id }) => h(Row, { key: id, id }));
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    h(ApolloProvider, { client }, h('table', null, h('tbody', null, drawn))),
  );
};
