import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { moved } from './blocks';
import { useBlockDrag } from './use-block-drag';

const TALL = 100;

/** Three blocks under one another, each of a hundred pixels. */
function Blocks() {
  const [blocks, setBlocks] = useState(['One', 'Two', 'Three']);
  const { list, dragged, handle } = useBlockDrag((from, to) => setBlocks(moved(blocks, from, to)));
  return (
    <ol ref={list}>
      {blocks.map((block, at) => (
        <li key={block} data-over={dragged?.over === at || undefined}>
          <span {...handle(at)}>{block}</span>
        </li>
      ))}
    </ol>
  );
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

function open() {
  render(<Blocks />);
  for (const [at, block] of screen.getAllByRole('listitem').entries())
    block.getBoundingClientRect = () => new DOMRect(0, at * TALL, 300, TALL);
  Element.prototype.setPointerCapture = () => undefined;
}

describe('a block dragged by its handle', () => {
  it.each(['touch', 'mouse', 'pen'])('by %s takes the place under it', (pointerType) => {
    open();
    const one = screen.getByText('One');
    fireEvent.pointerDown(one, { pointerId: 1, pointerType, button: 0, clientY: 50 });
    fireEvent.pointerMove(one, { pointerId: 1, pointerType, clientY: 250 });
    expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('data-over');
    expect(order()).toEqual(['One', 'Two', 'Three']);
    fireEvent.pointerUp(one, { pointerId: 1, pointerType, clientY: 250 });
    expect(order()).toEqual(['Two', 'Three', 'One']);
  });

  it('stays where it was when it is let go there, given up, or pressed by another button', () => {
    open();
    const one = screen.getByText('One');
    fireEvent.pointerDown(one, { pointerId: 1, button: 0, clientY: 50 });
    fireEvent.pointerUp(one, { pointerId: 1, clientY: 60 });
    fireEvent.pointerDown(one, { pointerId: 1, button: 0, clientY: 50 });
    fireEvent.pointerMove(one, { pointerId: 1, clientY: 250 });
    fireEvent.pointerCancel(one, { pointerId: 1 });
    fireEvent.pointerUp(one, { pointerId: 1, clientY: 250 });
    fireEvent.pointerDown(one, { pointerId: 1, button: 2, clientY: 50 });
    fireEvent.pointerUp(one, { pointerId: 1, clientY: 250 });
    expect(order()).toEqual(['One', 'Two', 'Three']);
  });
});
