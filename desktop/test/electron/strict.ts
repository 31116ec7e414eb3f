// What the stand-in does not have throws by its name, so that no test passes by an undefined.
export function strict<T extends object>(name: string, value: T): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key, receiver) as unknown;
      throw new Error(`The stand-in for Electron has no ${name}.${key}`);
    },
  });
}
