// What browsers have and jsdom lacks.
const util = require('node:util');
const streams = require('node:stream/web');
const v8 = require('node:v8');

Object.assign(globalThis, {
  TextEncoder: util.TextEncoder,
  TextDecoder: util.TextDecoder,
  ReadableStream: streams.ReadableStream,
  TransformStream: streams.TransformStream,
});
globalThis.structuredClone ??= (value) => v8.deserialize(v8.serialize(value));
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// jsdom knows <dialog> as an element, not what it does
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(value) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};
