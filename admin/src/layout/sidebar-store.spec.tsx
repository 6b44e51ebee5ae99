import { beforeEach, describe, expect, it } from '@jest/globals';
import { memoryStore } from 'react-admin';
import { readSidebarCookie, sidebarStore } from './sidebar-store';

const written: string[] = [];
let cookies = '';

const turned = new Set<() => void>();
let width = 1366;

const screen = (wide: number) => {
  width = wide;
  turned.forEach((told) => told());
};
window.matchMedia = ((query: string) => ({
  get matches() {
    return width <= Number(/[\d.]+/.exec(query)?.[0]);
  },
  media: query,
  addEventListener: (_: string, told: () => void) => turned.add(told),
  removeEventListener: (_: string, told: () => void) => turned.delete(told),
})) as unknown as typeof window.matchMedia;

beforeEach(() => {
  written.length = 0;
  turned.clear();
  cookies = '';
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookies,
    set: (value: string) => {
      written.push(value);
      cookies = value.split(';')[0] ?? '';
    },
  });
  screen(1366);
});

describe("the sidebar's state", () => {
  it('is read from its own cookie among others', () => {
    expect(readSidebarCookie('a=b; sidebar_state=false; c=d')).toBe(false);
    expect(readSidebarCookie('a=b; sidebar_state=true')).toBe(true);
    expect(readSidebarCookie('other_sidebar_state=true')).toBeUndefined();
  });

  it('is kept in the cookie sidebar_state for seven days', () => {
    sidebarStore(memoryStore()).setItem('sidebar.open', false);
    expect(written).toEqual(['sidebar_state=false; path=/admin; max-age=604800; samesite=lax']);
  });

  it('comes back on the next visit', () => {
    sidebarStore(memoryStore()).setItem('sidebar.open', false);
    expect(sidebarStore(memoryStore()).getItem('sidebar.open', true)).toBe(false);
  });

  it('starts as the page wants when no cookie is there', () => {
    expect(sidebarStore(memoryStore()).getItem('sidebar.open', true)).toBe(true);
  });

  it('starts folded on a tablet, until somebody opens it', () => {
    screen(768);
    const store = sidebarStore(memoryStore());
    expect(store.getItem('sidebar.open', true)).toBe(false);
    store.setItem('sidebar.open', true);
    expect(store.getItem('sidebar.open', true)).toBe(true);
  });

  it('tells the page about a change', () => {
    const store = sidebarStore(memoryStore());
    const heard: unknown[] = [];
    store.subscribe('sidebar.open', (value: unknown) => heard.push(value));
    store.setItem('sidebar.open', false);
    expect(heard).toEqual([false]);
  });

  it('is not remembered on a phone, where the sidebar covers the page', () => {
    screen(375);
    const store = sidebarStore(memoryStore());
    store.setItem('sidebar.open', true);
    expect(store.getItem('sidebar.open', false)).toBe(true);
    expect(written).toEqual([]);
  });

  it('does not open over the page when a window becomes as narrow as a phone', () => {
    const store = sidebarStore(memoryStore());
    const heard: unknown[] = [];
    const leave = store.subscribe('sidebar.open', (value: unknown) => heard.push(value));
    screen(375);
    expect([heard, store.getItem('sidebar.open', true)]).toEqual([[false], false]);
    store.setItem('sidebar.open', true);
    screen(1366);
    screen(375);
    expect(heard).toEqual([false, true, undefined, false]);
    leave();
    expect(turned.size).toBe(0);
  });

  it('forgets the drawer on a wide screen although nobody listened when the window grew', () => {
    screen(375);
    const store = sidebarStore(memoryStore());
    store.setItem('sidebar.open', true);
    screen(1366);
    expect(store.getItem('sidebar.open', true)).toBe(true);
    screen(375);
    expect(store.getItem('sidebar.open', false)).toBe(false);
  });

  it('leaves every other key where react-admin keeps it', () => {
    const inner = memoryStore();
    inner.setup();
    sidebarStore(inner).setItem('theme', 'dark');
    expect(inner.getItem('theme')).toBe('dark');
  });
});
