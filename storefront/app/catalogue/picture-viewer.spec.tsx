import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Image } from '../platform/api/types';
import PictureViewer from './picture-viewer';

const image = (name: string): Image => ({
  ...{ url: `/media/${name}.jpg`, alt: name, width: 800, height: 1000, widths: [320, 1280] },
  ...{ optionValue: null, colour: '#ececea', focus: { x: 50, y: 50 } },
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  Element.prototype.scrollTo = () => undefined;
});

const open = (loaded: (index: number) => string | undefined = () => undefined) => {
  const onClose = jest.fn();
  const images = [image('front'), image('side'), image('back')];
  render(<PictureViewer images={images} start={0} loaded={loaded} onClose={onClose} />);
};
const picture = () => screen.getByRole('button', { name: 'Zoom' });
const told = () => screen.getByRole('status').textContent;

type Place = readonly [x: number, y: number];
/** One finger goes over the picture. */
function swipe([fromX, fromY]: Place, [toX, toY]: Place) {
  fireEvent.touchStart(picture(), { touches: [{ clientX: fromX, clientY: fromY }] });
  fireEvent.touchEnd(picture(), { touches: [], changedTouches: [{ clientX: toX, clientY: toY }] });
}

describe('an enlarged picture', () => {
  it.each<[string, Place, Place, string]>([
    ['goes on with a swipe to the left', [300, 400], [120, 410], 'Picture 2 of 3'],
    ['goes back with a swipe to the right', [120, 400], [300, 390], 'Picture 3 of 3'],
    ['stays when the finger goes down', [200, 200], [260, 420], 'Picture 1 of 3'],
    ['stays when the finger hardly moves', [200, 200], [215, 200], 'Picture 1 of 3'],
  ])('%s', (_, from, to, shown) => {
    open();
    swipe(from, to);
    expect(told()).toBe(shown);
  });

  it('is moved, not turned, by a finger while it is enlarged further', () => {
    open();
    fireEvent.click(picture());
    swipe([300, 400], [100, 400]);
    expect([told(), picture().getAttribute('aria-pressed')]).toEqual(['Picture 1 of 3', 'true']);
    fireEvent.click(picture());
    swipe([300, 400], [100, 400]);
    expect(told()).toBe('Picture 2 of 3');
  });

  it('is not turned by two fingers', () => {
    open();
    const two = [
      { clientX: 300, clientY: 400 },
      { clientX: 200, clientY: 400 },
    ];
    fireEvent.touchStart(picture(), { touches: two });
    fireEvent.touchEnd(picture(), { touches: [], changedTouches: [{ clientX: 20, clientY: 400 }] });
    expect(told()).toBe('Picture 1 of 3');
  });

  it('shows the file that the page has already until its own is there', () => {
    open((index) => (index === 0 ? '/media/front/320.avif' : undefined));
    const small = () => picture().style.getPropertyValue('--small');
    expect(small()).toBe('url("/media/front/320.avif")');
    act(() => screen.getByRole('button', { name: 'Next picture' }).click());
    expect(small()).toBe('');
  });
});
