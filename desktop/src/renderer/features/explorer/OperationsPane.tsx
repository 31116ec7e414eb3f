// The saved operations as a pane of GraphiQL: reads its editors and writes into them.
import { createContext, useContext } from 'react';
import { useEditorContext, useOperationsEditorState, useVariablesEditorState, type GraphiQLPlugin } from '@graphiql/react';
import { Bookmark } from 'lucide-react';
import { OperationsPanel } from './OperationsPanel.tsx';

interface OpenOperation {
  readonly id: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Which saved operation is in the editor: above the pane, which is gone while it is closed. */
export const OpenOperationContext = createContext<OpenOperation>({ id: null, onChange: () => undefined });

function OperationsPane() {
  const [text] = useOperationsEditorState();
  const [variables] = useVariablesEditorState();
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const { id, onChange } = useContext(OpenOperationContext);
  return (
    <OperationsPanel
      editor={{ text, variables }}
      openId={id}
      onOpen={(operation) => {
        queryEditor?.setValue(operation.text);
        variableEditor?.setValue(operation.variables);
        onChange(operation.id);
      }}
      onSaved={onChange}
    />
  );
}

const BookmarkIcon = () => <Bookmark aria-hidden />;

export const OPERATIONS_PANE: GraphiQLPlugin = { title: 'Saved operations', icon: BookmarkIcon, content: OperationsPane };
