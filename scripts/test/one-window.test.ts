import { share } from '../../jest/one-window/packages.cjs';
import ScreenEnvironment from '../../jest/screen-environment.cjs';

const config = { globalConfig: {}, projectConfig: { testEnvironmentOptions: {}, globals: {} } };

const REACT = '/project/node_modules/react/index.js';
const INSIDE_REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const OWN = '/project/desktop/src/own.ts';

/** As much of jest's as `share` asks for. */
function runtime(name: string) {
  const of = {
    registries: { moduleRegistry: new Map() },
    requireBuilder: { for: () => () => name },
    cjsLoader: { loadModule: () => undefined },
  };
  const made = { ...of, requireModule: () => `${name}, as it is` };
  share(made);
  return made;
}

/** As jest makes it for a file. @returns its window and how the file ends */
function file() {
  const environment = new ScreenEnvironment(config, { console, docblockPragmas: {}, testPath: '' });
  return { window: environment.global, environment };
}

describe('component tests of a worker have one window', () => {
  test('of which a file gets nothing that one before it left', async () => {
    const { window, environment } = file();
    const { document, Element, navigator, fetch } = window;
    const heard: string[] = [];
    const { matches } = Element.prototype;
    window.addEventListener('resize', () => heard.push('window'));
    document.addEventListener('click', () => heard.push('document'));
    window.setInterval(() => heard.push('interval'), 1);
    window.requestAnimationFrame(() => heard.push('frame'));
    Object.assign(window, { leftBehind: 'left', fetch: () => 'replaced' });
    Element.prototype.matches = () => true;
    window.Object.defineProperty(navigator, 'connection', { value: 'metered' });
    window.history.pushState(null, '', '/left');
    window.localStorage.setItem('left', 'local');
    window.sessionStorage.setItem('left', 'session');
    document.cookie = 'left=cookie';
    document.title = 'Left';
    document.documentElement.dataset['left'] = 'html';
    document.body.innerHTML = '<p id="left">left</p>';
    await environment.teardown();
    heard.length = 0;

    const next = file();
    expect(next.window === window).toBe(true);
    next.window.dispatchEvent(new window.Event('resize'));
    document.dispatchEvent(new window.Event('click'));
    await new Promise((resolve) => window.setTimeout(() => window.requestAnimationFrame(resolve), 1));
    expect(heard).toEqual([]);
    expect([window.leftBehind, window.fetch, Element.prototype.matches, Reflect.get(navigator, 'connection')]).toEqual([
      undefined,
      fetch,
      matches,
      undefined,
    ]);
    expect([window.location.href, window.history.length]).toEqual(['http://localhost/', 1]);
    expect([window.localStorage.length, window.sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
    await next.environment.teardown();
  });

  test('what packages posted to themselves is delivered when the file ends, though its clock stood', async () => {
    const { window, environment } = file();
    const heard: unknown[] = [];
    const channel = new window.MessageChannel();
    channel.port1.onmessage = ({ data }) => heard.push(data);
    Object.assign(window, { setTimeout: () => 0 });
    channel.port2.postMessage('draw');
    expect(heard).toEqual([]);
    await environment.teardown();
    expect(heard).toEqual(['draw']);
  });

  test('a file with a test that failed gives its window up', async () => {
    const { window, environment } = file();
    environment.handleTestEvent({ name: 'test_done', test: { errors: [new Error('half way')] } }, {});
    await environment.teardown();
    const next = file();
    expect(next.window === window).toBe(false);
    await next.environment.teardown();
  });

  test('a file that left React amid act gives its window up, and the packages in it', async () => {
    const { window, environment } = file();
    const react = { filename: REACT, exports: { [INSIDE_REACT]: { actQueue: [] } } };
    runtime('first').registries.moduleRegistry.set(REACT, react);
    await environment.teardown();
    const next = file();
    expect(next.window === window).toBe(false);
    expect(runtime('second').registries.moduleRegistry.has(REACT)).toBe(false);
    await next.environment.teardown();
  });
});

describe('modules of a file in it', () => {
  test('are its own, but for the packages', () => {
    const first = runtime('first').registries.moduleRegistry;
    first.set(REACT, 'React').set(OWN, 'own');
    const second = runtime('second').registries.moduleRegistry;
    expect([second.get(REACT), second.has(OWN)]).toEqual(['React', false]);
    second.delete(REACT);
  });

  test('a package asks the file that runs, and not for what it put in place of another', () => {
    const { requireBuilder } = runtime('first');
    const [ofPackage, ofOwn] = [REACT, OWN].map((filename) => Reflect.apply(requireBuilder.for, null, [{ filename }]));
    runtime('second');
    expect([ofPackage?.('dayjs'), ofOwn?.('dayjs')]).toEqual(['second, as it is', 'first']);
  });
});
