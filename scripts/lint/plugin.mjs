// The rules of this code that no linter brings, for oxlint (.oxlintrc.json says which stands where).
import { readErrors } from './read-errors.mjs';

/**
 * A rule that refuses what its selectors find.
 * @param {Record<string, string>} messages to each selector (https://eslint.org/docs/latest/extend/selectors) what its writer is told
 */
function refuses(messages) {
  const visitor = (context, message) => (node) => context.report({ node, message });
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) => Object.fromEntries(Object.entries(messages).map(([selector, message]) => [selector, visitor(context, message)])),
  };
}

/** @param {readonly string[]} selectors @param {string} message */
const allSay = (selectors, message) => Object.fromEntries(selectors.map((selector) => [selector, message]));

const THE_CLOCK = ['NewExpression[callee.name="Date"][arguments.length=0]', 'MemberExpression[object.name="Date"][property.name="now"]'];
const CHANCE = 'MemberExpression[object.name="Math"][property.name="random"]';
const BY_PLATFORM = 'Take it from usePlatform(), so that a test can set it.';

export default {
  meta: { name: 'lotline' },
  rules: {
    'read-errors': readErrors,
    'no-barrel': refuses({ ExportAllDeclaration: 'No barrels: import from the file that has it (house-style.md).' }),
    'no-clock-in-a-rule': refuses({
      ...allSay(THE_CLOCK, 'No clock inside a rule: take the date as an argument.'),
      [CHANCE]: 'No chance inside a rule.',
    }),
    'clock-by-platform': refuses({
      ...allSay(THE_CLOCK, `The clock: ${BY_PLATFORM}`),
      'MemberExpression[property.name="randomUUID"]': `Ids: ${BY_PLATFORM}`,
      [CHANCE]: BY_PLATFORM,
    }),
    // the person's database: what is written to it by another way is in the way of a press (decision 035)
    'write-gives-way': refuses({
      'CallExpression[callee.property.name="transaction"][arguments.0.value="rw"]':
        'Write through givingWay (web-session device/write-first).',
    }),
    'graphql-by-apollo': refuses(
      allSay(
        [
          'ImportDeclaration[source.value="@lotline/schema/generated/operations"][importKind="value"]',
          'ObjectPattern > Property[key.name=/^gql(Change)?$/]',
          'MemberExpression[property.name=/^gql(Change)?$/]',
        ],
        'GraphQL of the console goes through useRead, usePages, useAsk and useCommand (platform/data, decision 081).',
      ),
    ),
    // what a test may not do with time: a machine may be slow, and the test no less right
    'no-timing': refuses(
      allSay(
        [
          'CallExpression[callee.property.name="waitForTimeout"]',
          'MemberExpression[object.name="performance"][property.name="now"]',
          'MemberExpression[object.name="process"][property.name=/^(cpuUsage|hrtime)$/]',
          'BinaryExpression[operator="-"][left.callee.object.name="Date"][left.callee.property.name="now"][right.name=/^[a-z]/]',
          'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]:not([arguments.1.value=0])',
        ],
        'On a slower machine this fails: wait for what is meant (until, expect.poll, settled), count it, or set the clock (decision 012).',
      ),
    ),
  },
};
