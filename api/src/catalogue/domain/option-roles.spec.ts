import { describe, expect, it } from '@jest/globals';
import { colourOf, isSize } from './option-roles.js';

const option = (name: string, swatch: string | null = null) => ({ name, values: [{ swatch }] });

describe('what an option is', () => {
  it.each(['Size', ' taille', 'GRÖSSE', 'المقاس', 'Saizi'])(
    'is that of the sizes in any language: %s',
    (name) => {
      expect(isSize(name)).toBe(true);
    },
  );

  it.each(['Color', 'Colour', 'Couleur', 'farbe', 'اللون', 'Cor', 'Rangi', 'Ibara'])(
    'is that of the colours in any language: %s',
    (name) => {
      expect(colourOf([option('Size'), option('Pattern', '#ffffff'), option(name)])).toBe(name);
    },
  );

  it('is that of the colours where its values are shown as such, else none is', () => {
    expect(colourOf([option('Size', '#000000'), option('Väri', '#ffffff')])).toBe('Väri');
    expect(colourOf([option('Length'), option('Size', '#000000')])).toBeUndefined();
  });
});
