import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { toTilePicture } from '../catalogue/tile-product';
import { Picture } from './picture';

const image = {
  ...{ url: '/media/lamp', alt: 'Lamp', width: 9, height: 6, colour: '#ffffff', widths: [9] },
  ...{ optionValue: null, focus: { x: 20, y: 80 } },
};

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
