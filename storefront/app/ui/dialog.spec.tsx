import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

let closed: number;

beforeEach(() => {
  closed = 0;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  render(
    <Dialog open title="Address" onClose={() => (closed += 1)}>
      <input aria-label="City" />
    </Dialog>,
  );
});

afterEach(cleanup);

const dialog = () => screen.getByRole('dialog');

it('is closed by a click beside it', () => {
  fireEvent.mouseDown(dialog(), { detail: 1 });
  fireEvent.click(dialog(), { detail: 1 });
  expect(closed).toBe(1);
});

it('stays open when a text is marked beyond its edge', () => {
  fireEvent.mouseDown(screen.getByLabelText('City'), { detail: 1 });
  // the browser gives the click to what both places have in common
  fireEvent.click(dialog(), { detail: 1 });
  expect(closed).toBe(0);
});

it('stays open at the second click on what has opened it', () => {
  fireEvent.mouseDown(dialog(), { detail: 2 });
  fireEvent.click(dialog(), { detail: 2 });
  expect(closed).toBe(0);
});
