// axe on an open dialog, menu or panel in a component test. Colours and sizes need a browser: they are the shared parts', looked at on the style pages.
import axe from 'axe-core';

const POPUPS = 'dialog[open], [role="menu"], [data-popups] [role="group"]';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @param popup the component that draws it, which `unit audited-popups` asks for */
export async function auditPopup(popup: string): Promise<void> {
  const open = [...document.querySelectorAll(POPUPS)].at(-1);
  if (open === undefined) throw new Error(`${popup} is not open`);
  const { violations } = await axe.run(open, {
    ...{ resultTypes: ['violations'], runOnly: { type: 'tag', values: RULES } },
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
