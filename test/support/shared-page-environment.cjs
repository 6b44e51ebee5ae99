const { JSDOM, VirtualConsole } = require('jsdom');
const SharedEnvironment = require('./shared-environment.cjs');

/** What Node.js has as well, and jsdom lacks, has not whole, or leaves to the timers and the console of the worker. */
const OF_NODE = new Set([
  ...['TextEncoder', 'TextDecoder', 'Headers', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams'],
  ...['Performance', 'performance', 'WebSocket', 'console', 'queueMicrotask', 'atob', 'btoa'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'eval', 'globalThis'],
]);
const ITSELF = ['window', 'self', 'top', 'parent', 'frames'];
const ADDRESS = 'http://localhost/';

/** The page of the worker: libraries keep what they find of it when they are loaded. */
let page;

/** The worker's globals with those of a page, the same for all its files and after each what it was before. */
module.exports = class SharedPageEnvironment extends SharedEnvironment {
  constructor(...options) {
    page ??= openPage();
    super(...options);
  }

  async setup() {
    await super.setup();
    page.begin();
  }

  async teardown() {
    page.end();
    await super.teardown();
  }

  exportConditions() {
    return ['browser'];
  }
};

function openPage() {
  const virtualConsole = new VirtualConsole();
  const says = (how) => [how, (...words) => console[how](...words)];
  virtualConsole.forwardTo(Object.fromEntries(['debug', 'error', 'info', 'log', 'warn'].map(says)));
  const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: ADDRESS, virtualConsole });
  const { document, history, localStorage, location, navigator, screen, sessionStorage } = window;

  for (const name of Object.getOwnPropertyNames(window))
    if (!name.startsWith('_') && !OF_NODE.has(name) && !Object.is(window[name], globalThis[name]))
      Object.defineProperty(globalThis, name, lent(window, name));
  for (const name of ITSELF) define(globalThis, name, globalThis);
  define(globalThis, 'matchMedia', (media) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  const errors = listenForErrors(window);
  const timers = keepTimers();

  const prototypes = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name) && !OF_NODE.has(name))
    .map((name) => window[name]?.prototype)
    .filter(Boolean);
  const was = [window, document, history, location, navigator, screen, ...new Set(prototypes)].map((one) => [
    one,
    Object.getOwnPropertyDescriptors(one),
  ]);

  return {
    begin: () => timers.begin(),
    end() {
      timers.end();
      errors.end();
      for (const [one, descriptors] of was) SharedEnvironment.putBack(one, descriptors);
      for (const cache of globalThis[Symbol.for('caches of styles')] ?? []) forgetStyles(cache);
      document.head.replaceChildren();
      document.body.replaceChildren();
      for (const one of [document.documentElement, document.head, document.body])
        for (const name of one.getAttributeNames()) one.removeAttribute(name);
      for (const cookie of document.cookie.split('; ').filter(Boolean))
        document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', ADDRESS);
    },
  };
}

const define = (one, name, value) =>
  Object.defineProperty(one, name, { value, writable: true, enumerable: true, configurable: true });

/** What the window has by this name, for who has Node's globals as a window. */
function lent(window, name) {
  const { get, value, enumerable } = Object.getOwnPropertyDescriptor(window, name);
  const how = { enumerable, configurable: true };
  if (get) return { get: () => window[name], set: (next) => void (window[name] = next), ...how };
  // methods want the window that they are of; classes want to stay what they are
  return {
    value: typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value,
    writable: true,
    ...how,
  };
}

/** What a listener throws is the failure of the test, unless somebody else listens for it. */
function listenForErrors(window) {
  let others = 0;
  const { addEventListener, removeEventListener } = window;
  addEventListener.call(window, 'error', ({ error }) => {
    if (others <= 0 && error != null) process.emit('uncaughtException', error);
  });
  define(globalThis, 'addEventListener', (...words) => {
    if (words[0] === 'error') others += 1;
    return addEventListener.apply(window, words);
  });
  define(globalThis, 'removeEventListener', (...words) => {
    if (words[0] === 'error') others -= 1;
    return removeEventListener.apply(window, words);
  });
  define(globalThis, 'dispatchEvent', window.dispatchEvent.bind(window));
  return { end: () => void (others = 0) };
}

function forgetStyles({ sheet, inserted, registered }) {
  sheet.flush();
  for (const kept of [inserted, registered]) for (const name of Object.keys(kept)) delete kept[name];
}

/** What a file leaves to come later does not come any more: a window that is closed forgets it as well. */
function keepTimers() {
  const { setTimeout, setInterval, clearTimeout } = globalThis;
  let begun;
  const kept = (start) =>
    Object.defineProperties((call, ...more) => {
      const timer = start(call, ...more);
      begun?.add(timer);
      return timer;
    }, Object.getOwnPropertyDescriptors(start));
  define(globalThis, 'setTimeout', kept(setTimeout));
  define(globalThis, 'setInterval', kept(setInterval));
  return {
    begin: () => void (begun = new Set()),
    end() {
      for (const timer of begun) clearTimeout(timer);
      begun = undefined;
    },
  };
}
