import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import BuyBar from './buy-bar';

type Entry = { isIntersecting: boolean; intersectionRatio: number };
const seen = (intersectionRatio: number): Entry => ({
  isIntersecting: intersectionRatio > 0,
  intersectionRatio,
});

/** Shows the bar; answers what tells it how much of the button is seen, and with what it watches. */
function show() {
  let tell = (_: Entry[]): void => undefined;
  const watched: IntersectionObserverInit[] = [];
  globalThis.IntersectionObserver = class {
    constructor(told: typeof tell, how: IntersectionObserverInit) {
      tell = told;
      watched.push(how);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  render(
    <BuyBar instead={{ current: document.body }} words="$79.00">
      <button type="button">Add to Cart</button>
    </BuyBar>,
  );
  return { tell: (...entries: Entry[]) => act(() => tell(entries)), watched };
}

afterEach(() => {
  jest.restoreAllMocks();
  document.querySelector('header')?.remove();
});

describe('the bar that stands in for the button', () => {
  it('goes by the last that the browser tells: a quick walk down and up comes as one message', () => {
    const { tell } = show();
    tell(seen(1), seen(0));
    expect(screen.getByText('$79.00')).toBeVisible();
    tell(seen(0), seen(1));
    expect(screen.queryByText('$79.00')).toBeNull();
  });

  it('stays while only an edge of the button is seen', () => {
    const { tell } = show();
    tell(seen(0.15));
    expect(screen.getByText('$79.00')).toBeVisible();
  });

  it('counts what is under the header that stays as out of sight, however high that becomes', () => {
    const header = document.body.appendChild(document.createElement('header'));
    header.className = 'site';
    header.style.position = 'sticky';
    const height = jest.spyOn(header, 'offsetHeight', 'get').mockReturnValue(112);
    const { watched } = show();
    height.mockReturnValue(64);
    act(() => void window.dispatchEvent(new Event('resize')));
    header.style.position = 'relative';
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(watched.map(({ rootMargin }) => rootMargin)).toEqual([
      '-112px 0px 0px',
      '-64px 0px 0px',
      '0px 0px 0px',
    ]);
  });
});
