import { describe, expect, it } from '@jest/globals';
import { focusAt } from './focus';

const box = { left: 100, top: 50, width: 200, height: 400 };

describe('the focus of a picture', () => {
  it('is where it was pressed, in percent', () => {
    expect(focusAt({ clientX: 150, clientY: 350 }, box)).toEqual({ x: 25, y: 75 });
  });

  it('stays within the picture', () => {
    expect(focusAt({ clientX: 99, clientY: 451 }, box)).toEqual({ x: 0, y: 100 });
  });

  it('is the middle of a picture that is not drawn yet', () => {
    expect(focusAt({ clientX: 0, clientY: 0 }, { ...box, width: 0, height: 0 })).toEqual({ x: 50, y: 50 });
  });
});
