import { COLOURS } from '../../../shared-ui/src/tokens/tokens.tsx';
import { antdNamesIn } from './antd-samples.ts';
import { antdCss, antdStyles, joinSides } from './antd-styles.ts';

const light =
  '.lot{--a:#ffffff;--b:0 1px #000000;--c:4px;--unread:#0000ff}.lot .x{color:var(--a);box-shadow:var(--b);top:var(--c,1px)}@media print{.lot .x{color:#000}}';
const dark = '.lot{--a:#111111;--b:0 2px #000000;--c:4px}.lot .x{color:red}';

test('a colour becomes one value of both sides; what else differs stands under the tokens’ conditions for dark', () => {
  const css = joinSides(light, dark).replaceAll(/\s+/g, ' ');
  expect(css).toContain('.lot{--a:light-dark(#ffffff,#111111);--b:0 1px #000000;--c:4px}');
  expect(css).toContain("@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { & .lot{--b:0 2px #000000} } }");
  expect(css).toContain(":root[data-theme='dark'] { & .lot{--b:0 2px #000000} }");
  expect(css).toContain('@media print{.lot .x{color:#000}}');
  expect(css).not.toContain('color:red');
});

test('a form of antd’s styles that is not understood stops the build', () => {
  expect(() => joinSides('.other{--a:#fff}', '')).toThrow('antd writes its variables in another form');
});

test('the styles lie in antd’s layer, in our colours and in none of antd’s own', () => {
  const css = antdCss();
  expect(css.startsWith('@layer antd {')).toBe(true);
  expect(css).toContain(`--ant-color-primary:light-dark(${COLOURS.primary.light},${COLOURS.primary.dark})`);
  expect(css).not.toContain('.css-var-');
  // a link outside antd's controls is the console's own
  expect(css).not.toMatch(/(^|[\n},])\s*a(:[\w-]+)?\s*[{,]/);
  for (const part of ['select', 'picker', 'checkbox', 'radio', 'popover', 'segmented', 'switch', 'picker-time-panel'])
    expect(css).toContain(`.ant-${part}`);
});

test('a wrapper whose control has no sample is refused, by the name of the control', () => {
  expect(antdNamesIn("import { memo } from 'react';\nimport { Select, type GetRef } from 'antd';")).toEqual(['Select']);
  const { transform } = antdStyles();
  if (typeof transform !== 'object' || typeof transform.handler !== 'function') throw new Error('The plugin transforms nothing');
  const { handler } = transform;
  const wrapper = (name: string) => Reflect.apply(handler, null, [`import { ${name} } from 'antd';`, '/platform/controls/Some.tsx']);
  expect(wrapper('Select')).toBeUndefined();
  expect(() => wrapper('Slider')).toThrow('add a sample of Slider');
});
