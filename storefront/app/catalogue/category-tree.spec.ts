import { describe, expect, it } from '@jest/globals';
import { categoryTiles } from '../platform/messages/en/catalogue';
import { categoriesBeside } from './category-tree';

describe('the categories beside a list', () => {
  it('are those inside a category that has others in it', () => {
    expect(categoriesBeside('electronics').slice(0, 3)).toEqual(['Electronics', 'Phones', 'Computers']);
  });

  it('are the neighbours of one that is inside another, after the way back up', () => {
    expect(categoriesBeside('t-shirts')).toEqual(categoriesBeside('Fashion'));
  });

  it('are the shop’s ten on the shop page and for a search', () => {
    expect([categoriesBeside(undefined), categoriesBeside('blue lamps')]).toEqual([
      categoryTiles,
      categoryTiles,
    ]);
  });
});
