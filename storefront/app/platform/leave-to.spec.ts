import { expect, it } from '@jest/globals';
import { leaveTo } from './leave-to';

it('a page that was left and comes back as it stood is loaded anew', () => {
  const done: string[] = [];
  const location = {
    assign: (to: string | URL) => void done.push(`to ${to}`),
    reload: () => void done.push('reload'),
  };
  const page = Object.assign(new EventTarget(), { location });
  const shown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  leaveTo('/sandbox/checkout/1', page);
  expect(done).toEqual(['to /sandbox/checkout/1']);
  shown(false);
  expect(done).toHaveLength(1);
  shown(true);
  expect(done.at(-1)).toBe('reload');
});
