// GraphiQL on this origin's /graphql, with the person's own token: what may be asked and seen is what the person may ask and see.
import { useMemo } from 'react';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { useTheme } from '@lotline/shared-ui/theme/theme';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { createFetcher } from './fetcher.ts';
import './explorer.css';

const FIRST_QUERY = `# You are yourself here: you see what you may see,
# and a mutation changes real records.
# Ctrl+Enter runs, Ctrl+Space completes; the book at the left is the schema.
{
  me {
    email
    role
    claims {
      claimValue
    }
  }
}
`;

export default function Explorer() {
  const theme = useTheme();
  const { send } = usePlatform().calls;
  const fetcher = useMemo(() => createFetcher(send), [send]);
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={FIRST_QUERY}
      forcedTheme={theme}
      isHeadersEditorEnabled={false}
      showPersistHeadersSettings={false}
    />
  );
}
