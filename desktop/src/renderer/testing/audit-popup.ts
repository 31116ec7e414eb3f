// axe on an open dialog, menu or panel in a component test. Colours and sizes need a browser: they are the shared parts', looked at on the style pages.
import axe from 'axe-core';

const POPUPS = 'dialog[open], [role="menu"], [data-popups] [role="group"]';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @param popup the component that draws it, which `unit audited-popups` asks for */
export async function auditPopup(popup: string): Promise<void> {
  const open = [...document.querySelectorAll(POPUPS)].at(-1);
  if (open === undefined) throw new Error(`${popup} is not open`);
  // jsdom knows no places, and each rule asks what lies at one to find a dialog above it: without an answer none of them would judge anything
  if (!('elementFromPoint' in document)) Object.assign(document, { elementFromPoint: () => null });
  // antd hides its closed lists by a style, and there are none here: open ones are looked at in a browser (console/controls)
  const { violations, incomplete } = await axe.run(
    { include: [open], exclude: ['.ant-select-dropdown'] },
    {
      ...{ resultTypes: ['violations'], runOnly: { type: 'tag', values: RULES } },
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    },
  );
  expect(incomplete.filter((rule) => 'error' in rule).map(({ id }) => `${id} could not be asked`)).toEqual([]);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
