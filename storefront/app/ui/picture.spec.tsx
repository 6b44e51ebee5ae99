import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { toTilePicture } from '../catalogue/tile-product';
import { Picture, Thumb } from './picture';

const image = {
  ...{ url: '/media/lamp', alt: 'Lamp', width: 9, height: 6, colour: '#ffffff', widths: [9] },
  ...{ optionValue: null, focus: { x: 20, y: 80 } },
};

describe('a picture that stands as a thumbnail', () => {
  const files = () =>
    [...document.querySelectorAll('[srcset]')].map((one) =>
      one.getAttribute('srcset')?.replaceAll('/media/', ''),
    );

  it('is fetched as one, in twice its size where points are small, and no larger', () => {
    const wide = { ...image, widths: [320, 640, 960] };
    const { rerender } = render(<Picture image={wide} sizes="4rem" small />);
    expect(files()).toEqual(['avif', 'webp'].map((type) => `lamp/160.${type} 160w, lamp/320.${type} 320w`));
    rerender(<Picture image={wide} sizes="20rem" />);
    expect(files()[0]).toBe('lamp/320.avif 320w, lamp/640.avif 640w, lamp/960.avif 960w');
  });

  it('is fetched as wide as it is where it is narrow', () => {
    render(<Picture image={{ ...image, widths: [90] }} sizes="4rem" small />);
    expect(files()).toEqual(['lamp/90.avif 90w', 'lamp/90.webp 90w']);
  });

  it('is told by its address alone in a line of the cart', () => {
    render(<Thumb url="/media/lamp" />);
    expect(files()).toEqual(['lamp/160.webp 160w, lamp/320.webp 320w']);
  });
});

describe('the focus of a picture', () => {
  it('is where the picture is cut around', () => {
    render(<Picture image={image} sizes="9px" />);
    expect(screen.getByRole('img')).toHaveStyle({ '--focus': '20% 80%' });
  });

  it('goes along with a tile, and stays behind in the middle, where browsers cut anyway', () => {
    expect(toTilePicture(image)).toHaveProperty('focus', { x: 20, y: 80 });
    expect(toTilePicture({ ...image, focus: { x: 50, y: 50 } })).not.toHaveProperty('focus');
  });
});
