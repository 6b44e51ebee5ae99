import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { PictureStrip } from './picture-strip';

afterEach(cleanup);

const WIDTH = 200;
const picture = (url: string) => ({ url, width: 4, height: 5, widths: [] });

/** A strip of two pictures that scrolls as far as what it holds, as in a browser. */
function shownStrip(): Element {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <PictureStrip pictures={[picture('/a'), picture('/b')]} to="/p" sizes="1px" />,
    },
  ]);
  const strip = render(<Stub />).container.querySelector('.strip');
  if (!strip) throw new Error('no strip');
  let left = 0;
  Object.defineProperty(strip, 'scrollLeft', {
    get: () => left,
    set: (wanted: number) => (left = Math.min(wanted, (strip.children.length - 1) * WIDTH)),
  });
  strip.getBoundingClientRect = () => ({ x: 0, width: WIDTH }) as DOMRect;
  return strip;
}

it('a mouse that comes to a card and rests there sees the second picture', () => {
  const strip = shownStrip();
  fireEvent.pointerMove(strip, { pointerType: 'mouse', clientX: 10 });
  expect([strip.children.length, strip.scrollLeft]).toEqual([2, WIDTH]);
});
