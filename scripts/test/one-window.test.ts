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

  test('React keeps no calls with its elements, however often it begins to count them anew', () => {
    const inside = { recentlyCreatedOwnerStacks: 0 };
    const { cjsLoader } = runtime('first');
    Reflect.apply(cjsLoader.loadModule, cjsLoader, [{ filename: REACT, exports: { [INSIDE_REACT]: inside } }]);
    inside.recentlyCreatedOwnerStacks = 0;
    expect(inside.recentlyCreatedOwnerStacks).toBeGreaterThan(10_000);
  });
});

describe('a page in it answers as in any window', () => {
  test.each([
    ['the field that it names', '<label for="a">A</label><input id="a">', 'a'],
    [
      'the first of two that have the name',
      '<label for="a">A</label><i><input id="a" name="first"></i><input id="a" name="second">',
      'first',
    ],
    ['none that is no field', '<label for="a">A</label><p id="a"></p>', null],
    ['none that is not there', '<label for="a">A</label><input id="b">', null],
    ['the field within it', '<label>A <input name="inside"></label>', 'inside'],
  ])('which field a label has: %s', async (_, html, name) => {
    const { window, environment } = file();
    window.document.body.innerHTML = html;
    const { control } = window.document.querySelector('label') ?? {};
    expect(control === null ? null : (control?.getAttribute('name') ?? control?.id)).toBe(name);
    expect([...window.document.querySelectorAll('input')].filter(({ labels }) => labels?.length === 1)).toEqual(
      name === null ? [] : [control],
    );
    await environment.teardown();
  });

  test('a field that gets its name, or another one before it, later', async () => {
    const { window, environment } = file();
    const { document } = window;
    document.body.innerHTML = '<main></main><label for="a">A</label><input>';
    const [label, input] = ['label', 'input'].map((tag) => document.querySelector(tag));
    const field = () => document.querySelector('label')?.control;
    expect(field()).toBe(null);
    input?.setAttribute('id', 'a');
    expect(field()).toBe(input);
    const earlier = document.createElement('select');
    earlier.id = 'a';
    document.querySelector('main')?.append(earlier);
    expect(field()).toBe(earlier);
    for (const field of [earlier, input]) field?.removeAttribute('id');
    const hidden = document.createElement('input');
    hidden.id = 'a';
    document.querySelector('main')?.attachShadow({ mode: 'open' }).append(hidden);
    expect(field()).toBe(null);
    input?.setAttribute('id', 'a');
    label?.remove();
    expect(input?.getAttribute('id') === 'a' && document.querySelector('input')?.labels?.length).toBe(0);
    await environment.teardown();
  });

  test('a style is worked out once until something changes, also at an ancestor or in a style sheet', async () => {
    const { window, environment } = file();
    const { document } = window;
    document.body.innerHTML = '<style></style><div><p>Words</p></div>';
    const words = document.querySelector('p') ?? document.body;
    const style = () => {
      // another question comes first after each change
      window.getComputedStyle(document.body);
      return window.getComputedStyle(words);
    };
    const first = style();
    expect(first.display).toBe('block');
    expect(style() === first).toBe(true);
    words.hidden = true;
    expect(style().display).toBe('none');
    words.hidden = false;
    words.style.display = 'flex';
    expect(style().display).toBe('flex');
    document.querySelector('div')?.setAttribute('style', 'visibility: hidden');
    expect(style().visibility).toBe('hidden');
    words.removeAttribute('style');
    document.querySelector('style')?.append('p { display: grid }');
    expect(style().display).toBe('grid');
    await environment.teardown();
  });
});
