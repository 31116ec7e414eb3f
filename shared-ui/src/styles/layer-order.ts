// For the builds of both apps: which layer beats which (global.css) is said in every file that has layers. Chunks of styles load in an order of their
// own, and the first one to name a layer would else decide it.

interface LayerOrder {
  readonly name: string;
  readonly enforce: 'pre';
  readonly transform: (code: string, id: string) => { code: string; map: null } | undefined;
}

export const layerOrder: LayerOrder = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?|$)/.test(id) && code.includes('@layer') ? { code: `@layer ground, words, antd, kit;\n${code}`, map: null } : undefined,
};
