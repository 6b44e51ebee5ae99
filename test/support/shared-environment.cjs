const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** What a file has asked of the framework for its own tests. */
const OF_A_FILE = [
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'WAIT_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'LOG_ERRORS_BEFORE_RETRY',
];

/** Whose methods a spec may replace by hand. */
const MEMBERS = [Date, Math];
/** Of a page or of none: what was loaded for one is of no use to the other. */
let kind;

/** No context of its own: a spec runs among the worker's globals, which are afterwards what they were. */
module.exports = class SharedEnvironment {
  constructor({ projectConfig }) {
    kind ??= new.target.name;
    if (kind !== new.target.name)
      throw new Error(
        'Specs of pages (ui) and others want a process of their own: name one of the projects.',
      );
    this.members = MEMBERS.map((one) => [one, Object.getOwnPropertyDescriptors(one)]);
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.variables = { ...process.env };
    this.exit = process.exit;
    this.global = globalThis;
    Object.assign(globalThis, projectConfig.globals);
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimers = this.fakeTimersModern;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    for (const name of OF_A_FILE) delete globalThis[Symbol.for(name)];
    for (const [one, was] of this.members) SharedEnvironment.putBack(one, was);
    for (const name of Reflect.ownKeys(this.before)) {
      const was = this.before[name];
      const is = Object.getOwnPropertyDescriptor(globalThis, name);
      if (was.configurable && (is?.value !== was.value || is?.get !== was.get))
        Object.defineProperty(globalThis, name, was);
    }
  }

  /** @param {object} one @param {object} was its properties; what libraries mark it with (symbols, and `_…`) stays */
  static putBack(one, was) {
    for (const name of Object.getOwnPropertyNames(one)) {
      if (name.startsWith('_')) continue;
      const before = was[name];
      const is = Object.getOwnPropertyDescriptor(one, name);
      if (!is.configurable && !is.writable) continue;
      if (!before) delete one[name];
      else if (is.value !== before.value || is.get !== before.get || is.set !== before.set)
        Object.defineProperty(one, name, before);
    }
    for (const name of Object.keys(was))
      if (!Object.hasOwn(one, name)) Object.defineProperty(one, name, was[name]);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};
