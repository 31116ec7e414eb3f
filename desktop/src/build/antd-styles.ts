// Extracts antd's styles at build time, light and dark, from the tokens of shared-ui: the console writes no style at run time (docs/decisions/078).
import { createElement as h, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import type { Plugin } from 'vite';
import { antdTokens } from '../../../shared-ui/src/tokens/antd-theme.tsx';
import { ANTD_LOOK } from '../renderer/platform/controls/antd-look.ts';
import { antdNamesIn, SAMPLES } from './antd-samples.ts';

type Side = Parameters<typeof antdTokens>[0];

/** The console's density and look where a token of all controls has no say. */
function ownLook({ colorText: ink, colorBgContainer: surface, controlItemBgHover: hover }: ReturnType<typeof antdTokens>) {
  return {
    Select: { optionHeight: 28, optionPadding: '4px 12px' },
    Segmented: {
      ...{ trackBg: surface, trackPadding: 0, itemColor: ink, itemHoverColor: ink, itemHoverBg: hover, itemActiveBg: hover },
      ...{ itemSelectedBg: ink, itemSelectedColor: surface },
    },
  };
}

/** Everything that antd would write at run time for the samples. */
function extractSide(side: Side, samples: readonly ReactElement[]): string {
  const own = antdTokens(side);
  const tokens = { ...own, ...ANTD_LOOK.token };
  const algorithm = (seed: Parameters<typeof theme.darkAlgorithm>[0]) => ({ ...theme.darkAlgorithm(seed), ...tokens });
  const cache = createCache();
  const look = { ...ANTD_LOOK, zeroRuntime: false, token: tokens, components: ownLook(own), ...(side === 'dark' ? { algorithm } : {}) };
  renderToString(h(StyleProvider, { cache, mock: 'server' }, h(ConfigProvider, { theme: look }, ...samples)));
  return extractStyle(cache, true);
}

/** The rules of a style sheet at its top level. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(from, at + 1).trim());
    from = at + 1;
  }
  return rules;
}

const VARIABLES = /^(\.lot[\w.-]*)\s*\{\s*(--[^]*)\}$/;
/** antd's look of every link in the page, whose variables only its own controls have: links of the console would lose their colour and line. */
const OF_EACH_LINK = /^a(:[\w-]+)?(\s*,\s*a(:[\w-]+)?)*\s*\{/;
const COLOUR = /^(#[\da-f]+|(rgb|hsl)a?\([^()]+\)|transparent)$/i;

/** The variables of each selector. */
function variablesOf(rules: readonly string[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const rule of rules) {
    const [, selector, body] = VARIABLES.exec(rule) ?? [];
    if (selector === undefined || body === undefined) continue;
    const variables = found.get(selector) ?? new Map<string, string>();
    for (const line of body.split(';')) {
      const colon = line.indexOf(':');
      if (colon > 0) variables.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
    found.set(selector, variables);
  }
  return found;
}

const block = (selector: string, lines: readonly string[]): string => (lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`);

/** One sheet of two sides: a colour is a `light-dark()` of both, as in the tokens; what else differs stands under the tokens' conditions for dark. */
export function joinSides(light: string, dark: string): string {
  const rules = rulesOf(light);
  const darkVariables = variablesOf(rulesOf(dark));
  const lightVariables = variablesOf(rules);
  if (lightVariables.size === 0)
    throw new Error('antd writes its variables in another form: change VARIABLES in desktop/src/build/antd-styles.ts.');
  // antd writes its whole palette; what no rule reads is left out
  const isRead = (name: string): boolean => light.includes(`var(${name})`) || light.includes(`var(${name},`);
  const both: string[] = [];
  const darkOnly: string[] = [];
  for (const [selector, variables] of lightVariables) {
    const others: string[] = [];
    const lines = [...variables]
      .filter(([name]) => isRead(name))
      .map(([name, value]) => {
        const other = darkVariables.get(selector)?.get(name) ?? value;
        if (other === value) return `${name}:${value}`;
        if (COLOUR.test(value) && COLOUR.test(other)) return `${name}:light-dark(${value},${other})`;
        others.push(`${name}:${other}`);
        return `${name}:${value}`;
      });
    both.push(block(selector, lines));
    darkOnly.push(block(`& ${selector}`, others));
  }
  // popups rendered without a trigger bring variables of their own, which the page never uses
  const rest = rules.filter((rule) => !VARIABLES.test(rule) && !rule.startsWith('.css-var-') && !OF_EACH_LINK.test(rule));
  const darkRules = darkOnly.join('\n');
  return `@layer antd {
${[...both, ...rest].join('\n')}
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) {
${darkRules}
} }
:root[data-theme='dark'] {
${darkRules}
}
}
`;
}

export function antdCss(): string {
  const samples = Object.values(SAMPLES).flat();
  return joinSides(extractSide('light', samples), extractSide('dark', samples));
}

/** Fills platform/controls/antd.css, and refuses a control whose styles nobody extracts. */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /platform\/controls\/[^/]+\.(css|tsx)$/ },
      handler: (code, id) => {
        if (id.endsWith('/antd.css')) return { code: antdCss(), map: null };
        const unknown = antdNamesIn(code).filter((name) => !(name in SAMPLES));
        if (unknown.length > 0) throw new Error(`${id}: add a sample of ${unknown.join(', ')} to desktop/src/build/antd-samples.ts.`);
        return undefined;
      },
    },
  };
}
