// What browsers have and jsdom lacks.
const util = require('node:util');
const streams = require('node:stream/web');
const v8 = require('node:v8');

/** What it makes is an array of this window's, as in a browser. */
class TextEncoder extends util.TextEncoder {
  encode(text) {
    return new Uint8Array(super.encode(text));
  }
}

Object.assign(globalThis, {
  TextEncoder,
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

// antd schedules by it; the one of Node would keep the process alive. A window has its own (one-window/window.cjs)
globalThis.MessageChannel ??= class MessageChannel {
  constructor() {
    this.port1 = { onmessage: null, close() {} };
    this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })), close() {} };
  }
};

// a file may ask for node's environment, to be alone with its modules
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  // nothing has a size here: a grid that measures its words, some time after it is drawn, finds that they fit
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();

  // asked for by name alone: nothing in these tests is one
  globalThis.Response ??= class {};

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
}
