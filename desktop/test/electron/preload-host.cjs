// Runs in the page before any script of it: gives the preload what a sandboxed one has, and clones and freezes what it exposes.
(preload) => {
  const invokeInMain = window.__lotlineInvoke;
  delete window.__lotlineInvoke;
  // preloads run in the main frame alone
  if (window.top !== window) return;
  const listeners = new Map();
  Object.defineProperty(window, '__lotlineEmit', {
    value: (channel, args) => (listeners.get(channel) ?? []).forEach((listener) => listener({}, ...args)),
  });
  const ipcRenderer = {
    invoke: async (channel, ...args) => {
      const answer = await invokeInMain(channel, structuredClone(args));
      if ('error' in answer) throw new Error(answer.error);
      return answer.ok;
    },
    on: (channel, listener) => void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    off: (channel, listener) =>
      void listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((one) => one !== listener),
      ),
  };
  const exposed = (value) => {
    if (typeof value === 'function')
      return (...args) => value(...args.map((arg) => (typeof arg === 'function' ? arg : structuredClone(arg))));
    if (value === null || typeof value !== 'object') return structuredClone(value);
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, exposed(one)])));
  };
  const contextBridge = {
    exposeInMainWorld: (name, api) => Object.defineProperty(window, name, { value: exposed(api), enumerable: true }),
  };
  preload((id) => {
    if (id === 'electron') return { contextBridge, ipcRenderer };
    throw new Error(`A sandboxed preload has no module ${id}`);
  });
};
