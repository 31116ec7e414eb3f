// The saved operations as a pane of GraphiQL: reads its editors and writes into them.
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useEditorContext, type GraphiQLPlugin } from '@graphiql/react';
import { Bookmark } from 'lucide-react';
import { OperationsPanel } from './OperationsPanel.tsx';

interface OpenOperation {
  readonly id: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Which saved operation is in the editor: above the pane, which is gone while it is closed. */
export const OpenOperationContext = createContext<OpenOperation>({ id: null, onChange: () => undefined });

type Editor = NonNullable<ReturnType<typeof useEditorContext>>['variableEditor'];

/** What stands in an editor at each moment: GraphiQL's own hook has what stood there when the pane was last drawn. */
function useEditorText(editor: Editor): string {
  const follow = useCallback(
    (onChange: () => void) => {
      editor?.on('change', onChange);
      return () => editor?.off('change', onChange);
    },
    [editor],
  );
  return useSyncExternalStore(follow, () => editor?.getValue() ?? '');
}

function OperationsPane() {
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const text = useEditorText(queryEditor);
  const variables = useEditorText(variableEditor);
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
