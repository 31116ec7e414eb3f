// The properties of a window's lasting objects, as they were before the first file and are again after each.

const registry = Symbol.for('[webidl2js] constructor registry');

/** A window does not name all it has: what the language gives it, and jsdom's interfaces, have to be asked for. */
const namesOf = (target) =>
  new Set([...Reflect.ownKeys(target), ...Object.keys(target[registry] ?? {}), ...Object.getOwnPropertyNames(globalThis)]);

/** @param {object} target @param {Iterable<PropertyKey>} keys */
function descriptorsOf(target, keys) {
  /** @type {Map<PropertyKey, PropertyDescriptor>} */
  const all = new Map();
  for (const key of keys) {
    const descriptor = Object.getOwnPropertyDescriptor(target, key);
    if (descriptor !== undefined) all.set(key, descriptor);
  }
  return all;
}

/**
 * What a file may put something upon: the single objects that are named, and all that the window's objects inherit.
 * @returns {Map<object, Map<PropertyKey, PropertyDescriptor>>}
 */
function held(window, targets) {
  const ofWindow = descriptorsOf(window, namesOf(window));
  const all = new Set(targets.filter((target) => target !== undefined));
  for (const { value } of ofWindow.values()) {
    if (typeof value !== 'function') continue;
    all.add(value);
    if (typeof value.prototype === 'object' && value.prototype !== null) all.add(value.prototype);
  }
  all.delete(window);
  return new Map([...all].map((target) => [target, descriptorsOf(target, Reflect.ownKeys(target))])).set(window, ofWindow);
}

/** What is put upon them from now on can be taken away again, also where it was meant to stay. */
function configurable(window, hold) {
  /** @type {ReturnType<typeof held> | null} */
  let before = null;
  const { defineProperty, getOwnPropertyDescriptor } = window.Object;
  window.Object.defineProperty = (target, key, descriptor) => {
    const isLater = before?.has(target) && getOwnPropertyDescriptor(target, key)?.configurable !== false;
    return defineProperty(target, key, isLater ? { ...descriptor, configurable: true } : descriptor);
  };
  const found = hold();
  before = found;
  return found;
}

const isSame = (now, before) =>
  now !== undefined &&
  Object.is(now.value, before.value) &&
  now.get === before.get &&
  now.set === before.set &&
  now.enumerable === before.enumerable &&
  now.writable === before.writable;

/** @param {ReturnType<typeof held>} all */
function putBackProperties(all) {
  for (const [target, before] of all) {
    for (const key of Reflect.ownKeys(target)) if (!before.has(key)) Reflect.deleteProperty(target, key);
    for (const [key, descriptor] of before)
      if (!isSame(Object.getOwnPropertyDescriptor(target, key), descriptor)) Reflect.defineProperty(target, key, descriptor);
  }
}

module.exports = { held, configurable, putBackProperties };
