import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { leftOutIn } from '../../scripts/lean/imports.mjs';
import { lean, leaveOut, packages } from '../../scripts/lean/plugin.mjs';

const storefront = fileURLToPath(new URL('../..', import.meta.url));
/** The storefront's own version of a package counts. */
const installed = (file: string) =>
  [storefront, join(storefront, '..')]
    .map((folder) => join(folder, 'node_modules', file))
    .find((path) => existsSync(path)) ?? file;

/** A hook of the plugin, as a build calls it. */
const call = (hook: unknown, context: object, ...said: unknown[]): unknown =>
  (hook as (...all: unknown[]) => unknown).apply(context, said);

describe('what is left out of the packages in the browser', () => {
  it.each(Object.keys(packages))('is still there to be left out of %s, and the rest is whole', (file) => {
    const code = readFileSync(installed(file), 'utf8');
    const lean = leaveOut(code, packages[file] ?? {});
    expect(parseSync('package.js', lean).errors).toEqual([]);
    expect(lean.length).toBeLessThan(code.length);
  });

  it('is named when it is there no more', () => {
    expect(() => leaveOut('const a = 1;', { never: ['gone'], no: ['away'] })).toThrow(/gone, away/);
  });

  it.each([
    [
      'a function that nothing calls',
      'function f(a) { return a; }',
      { never: ['f'] },
      'function f(a) {throw Error("left out: f")}',
    ],
    [
      'a callback by whom it is handed to',
      'all.forEach((one) => go(one));',
      { instead: { 'all.forEach': '' } },
      'all.forEach((one) => {});',
    ],
    [
      'a function of an export',
      'exports.f = function () { go(); };',
      { instead: { 'exports.f': '' } },
      'exports.f = function () {};',
    ],
    [
      'the methods of a class',
      'F.prototype.f = function () {};G.prototype.f = 1;',
      { methods: ['F'] },
      'G.prototype.f = 1;',
    ],
    ['a property', 'const a = { b: 1, c: 2, d: 3 };', { without: ['b', 'd'] }, 'const a = { c: 2,  };'],
    [
      'a property that only copies',
      'const a = { key: function (e) { return e.key; }, code: 0, b: { key: 1 } };',
      { plain: ['key'] },
      'const a = { key: 0, code: 0, b: { key: 1 } };',
    ],
    [
      'a branch that asks for a kind',
      'if (30 === a.tag) go(); x = 31 !== a.tag;',
      { tags: [30, 31] },
      'if (!1) go(); x = !0;',
    ],
    [
      'what is false and what is true',
      'if (a.no && yes) go(a.no);',
      { no: ['no'], yes: ['yes'] },
      'if (!1 && !0) go(a.no);',
    ],
    [
      'what is told to developers',
      'warning(a, "b"); invariant(a, `b`, c);',
      { mute: ['warning'], terse: ['invariant'] },
      'void 0; invariant(a);',
    ],
  ])('can be %s', (_, code, leftOut, left) => {
    expect(leaveOut(code, leftOut)).toBe(left);
  });

  it('can be the cases of a kind, but none that another one goes on into', () => {
    const code =
      'switch (a.tag) { case 1: return b; case 30: c(); return d; case 2: e(); case 31: return f; }';
    expect(leaveOut(code, { tags: [30, 31] })).toBe(
      'switch (a.tag) { case 1: return b; c(); return d; case 2: e(); case 31: return f; }',
    );
  });

  it.each([
    [`import { useState, useTransition as later } from 'react';`, ['useTransition']],
    [`import{createPortal as e}from"react-dom"`, ['createPortal']],
    [`import * as React from 'react'; React.useState(); React.cloneElement(a);`, ['cloneElement']],
    [`import R, { type Children } from 'react'; R.Children.map(a); R.Children.map(b);`, ['Children']],
    [
      `var React = require('react'); var dom = require("react-dom"); dom.createPortal(React.useId());`,
      ['createPortal'],
    ],
    [
      `var import_react = __toESM(require("react"), 1); import_react.useDeferredValue(a);`,
      ['useDeferredValue'],
    ],
    [`const { useDebugValue: debug, useState } = require('react');`, ['useDebugValue']],
    [`export { useFetcher } from 'react-router';`, ['useFetcher']],
    [`import { createRoot } from 'react-dom/client';`, ['createRoot']],
    [`h('input', { onBeforeInput: filter, onInput: go })`, ['onBeforeInput']],
    [
      `import type { Children } from 'react'; import { Children as own } from './own'; my.React.cloneElement(a);`,
      [],
    ],
    [`import { useState } from 'react'; import { Form } from './form'; useTransition(); x.useFetcher();`, []],
  ])('is found where a module takes it: %s', (code, names) => {
    expect(leftOutIn(code).map(({ name }) => name)).toEqual(names);
  });

  it('fails a build that has it, by the names of the package and of what it takes', () => {
    const fails = (rendered: number) => {
      const said: string[] = [];
      const context = { error: (text: string) => said.push(text) };
      const id = '/shop/node_modules/some-dialog/index.js';
      call(lean.transform, context, `import { createPortal } from 'react-dom';`, id);
      call(lean.generateBundle, context, {}, { 'a.js': { modules: { [id]: { renderedLength: rendered } } } });
      return said;
    };
    expect(fails(0)).toEqual([]);
    expect(fails(20)).toEqual([
      'some-dialog/index.js takes createPortal of react-dom, which is left out of this build: take it out of the lists in scripts/lean (docs/storefront.md).',
    ]);
  });

  it('is used by no page', () => {
    const files = globSync('app/**/*.{ts,tsx}', { cwd: storefront }).filter(
      (file) => !/spec|testing/.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    const users = files.filter((file) => leftOutIn(readFileSync(join(storefront, file), 'utf8')).length > 0);
    expect(users).toEqual([]);
  });
});
