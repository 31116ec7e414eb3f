// Lint rule: who uses the `data` of a read looks at its error as well. A read that fails would otherwise be a blank page, or a rule that runs on defaults.
// Where a screen is whole without the read, `optionalData(read)` says so (web-session/src/react/optional-data.tsx).

const ERROR_NAMES = new Set(['error', 'isError', 'isLoadingError', 'isRefetchError']);

/** What reads nothing cannot fail, and has `data` all the same: a page's context, a row of the cache. */
const NO_READS = new Set(['useTaskPage', 'useFragment']);
const isRead = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^use[A-Z]/.test(node.callee.name) &&
  !NO_READS.has(node.callee.name);

const keyOf = (property) => (property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null);

/** What is taken out of a read by name. Null: all of it may be. */
function namesIn(pattern) {
  if (pattern.properties.some(({ type }) => type !== 'Property')) return null;
  return pattern.properties.map(keyOf);
}

/** What one mention of a variable takes out of the read that it holds. Null: the whole read is handed on. */
function namesAt(node) {
  const { parent } = node;
  if (parent.type === 'MemberExpression' && parent.object === node && parent.property.type === 'Identifier') return [parent.property.name];
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern') return namesIn(parent.id);
  return null;
}

const isBlind = (names) => names.includes('data') && !names.some((name) => ERROR_NAMES.has(name));

export const readErrors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      blind:
        'When this read fails nobody is told: look at its error too (ReadBoundary), or say optionalData(read) where the screen is whole without it.',
    },
  },
  create: (context) => ({
    MemberExpression(node) {
      if (isRead(node.object) && node.property.type === 'Identifier' && node.property.name === 'data')
        context.report({ node, messageId: 'blind' });
    },
    VariableDeclarator(node) {
      if (!isRead(node.init)) return;
      const taken =
        node.id.type === 'ObjectPattern'
          ? [namesIn(node.id)]
          : context.sourceCode
              .getDeclaredVariables(node)
              .flatMap(({ references }) =>
                references.filter((reference) => reference.isRead()).map(({ identifier }) => namesAt(identifier)),
              );
      if (!taken.includes(null) && isBlind(taken.flat())) context.report({ node: node.id, messageId: 'blind' });
    },
  }),
};
