// GraphiQL on this origin's /graphql, with the person's own token: what may be asked and seen is what the person may ask and see.
import { useMemo, useState } from 'react';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { useTheme } from '@lotline/shared-ui/theme/theme';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { createFetcher } from './fetcher.ts';
import { MutationQuestion } from './MutationQuestion.tsx';
import { OPERATIONS_PANE, OpenOperationContext } from './OperationsPane.tsx';
import './explorer.css';

const FIRST_QUERY = `# You see the same records here as in the console.
# A mutation changes real records: it asks before it runs.
# Ctrl+Enter runs, Ctrl+Space completes.
# The book at the left is the schema.
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

interface Asked {
  readonly fields: readonly string[];
  readonly answer: (isWanted: boolean) => void;
}

const PLUGINS = [OPERATIONS_PANE];

export default function Explorer() {
  const theme = useTheme();
  const { send } = usePlatform().calls;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const fetcher = useMemo(() => createFetcher(send, (fields) => new Promise((answer) => setAsked({ fields, answer }))), [send]);
  const open = useMemo(() => ({ id: openId, onChange: setOpenId }), [openId]);
  const answer = (isWanted: boolean) => {
    asked?.answer(isWanted);
    setAsked(null);
  };
  return (
    <OpenOperationContext value={open}>
      <GraphiQL
        fetcher={fetcher}
        plugins={PLUGINS}
        defaultQuery={FIRST_QUERY}
        forcedTheme={theme}
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
      />
      {asked === null ? null : <MutationQuestion fields={asked.fields} onAnswer={answer} />}
    </OpenOperationContext>
  );
}
