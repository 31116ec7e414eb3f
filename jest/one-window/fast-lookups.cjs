// What testing-library asks of each element of a page at each look, answered as jsdom answers it, without walking the whole page anew.
const { createRequire } = require('node:module');

const ofJest = createRequire(require.resolve('jest-environment-jsdom'));
// its parts load one another only in its own order
ofJest('jsdom');
const { implementation: Label } = ofJest('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');
const { isLabelable } = ofJest('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { implForWrapper } = ofJest('jsdom/lib/jsdom/living/generated/utils.js');

const { get: controlByWalk } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');

/** A label's field is walked for through the page, at each label for each field. A document knows its ids; where one id is twice, the first of the page counts. */
function findLabelledById() {
  Object.defineProperty(Label.prototype, 'control', {
    configurable: true,
    get() {
      const id = this.getAttributeNS(null, 'for');
      const document = this._attached ? this._ownerDocument : null;
      if (!id || document === null || this.getRootNode({}) !== document) return controlByWalk.call(this);
      const [field, ...others] = document._ids[id] ?? [];
      if (field === undefined) return null;
      if (others.length > 0) return controlByWalk.call(this);
      return isLabelable(field) ? field : null;
    },
  });
}

/** jsdom keeps the rules of each element until something changes in the page, and works the whole style out of them at each question. It is kept as long. */
function keepStyles(window) {
  const document = implForWrapper(window.document);
  const work = window.getComputedStyle;
  /** @type {WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>} by jsdom's own store, which it throws away at a change */
  const styles = new WeakMap();
  window.getComputedStyle = (element, ...pseudo) => {
    const known = pseudo.length === 0 && document._styleCache && styles.get(document._styleCache)?.get(element);
    if (known) return known;
    const style = work(element, ...pseudo);
    if (pseudo.length > 0 || !document._styleCache || implForWrapper(element)?._ownerDocument !== document) return style;
    const kept = styles.get(document._styleCache) ?? new WeakMap();
    styles.set(document._styleCache, kept.set(element, style));
    return style;
  };
}

module.exports = { findLabelledById, keepStyles };
