import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import BuyBar from './buy-bar';

type Entry = { isIntersecting: boolean };

describe('the bar that stands in for the button', () => {
  it('goes by the last that the browser tells: a quick walk down and up comes as one message', () => {
    let tell = (_: Entry[]): void => undefined;
    globalThis.IntersectionObserver = class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    render(
      <BuyBar instead={{ current: document.body }} price="$79.00" choice="Size 40">
        <button type="button">Add to Cart</button>
      </BuyBar>,
    );
    act(() => tell([{ isIntersecting: true }, { isIntersecting: false }]));
    expect(screen.getByText('$79.00')).toBeVisible();
    act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
    expect(screen.queryByText('$79.00')).toBeNull();
  });
});
