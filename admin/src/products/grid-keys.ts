import type { KeyboardEvent } from 'react';

const CELL = /^variants\.(\d+)\.([a-zA-Z]+)$/;

export interface Cell {
  row: number;
  member: string;
}

/** Which variant and which of its members an input writes; undefined for any other. */
export function cellOf(name: string): Cell | undefined {
  const [, row, member] = CELL.exec(name) ?? [];
  return row === undefined || member === undefined ? undefined : { row: Number(row), member };
}

const nameOf = ({ row, member }: Cell): string => `variants.${row}.${member}`;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** By how many rows a key leads; Shift turns Enter round. */
const stepOf = ({ key, shiftKey }: KeyboardEvent): number | undefined =>
  key === 'Enter' && shiftKey ? -1 : STEPS[key];

/**
 * As in a spreadsheet: Enter and the arrows lead to the same cell of the next variant, Ctrl+D copies a cell to all below.
 * Enter would send the form, and an arrow would change a price by a step.
 */
export function onGridKey(
  event: KeyboardEvent<HTMLElement>,
  fillDown: (cell: Cell, value: string) => void,
): void {
  const { target, currentTarget } = event;
  const cell = target instanceof HTMLInputElement ? cellOf(target.name) : undefined;
  if (!cell || event.altKey) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    event.preventDefault();
    fillDown(cell, (target as HTMLInputElement).value);
    return;
  }
  const step = event.ctrlKey || event.metaKey ? undefined : stepOf(event);
  if (step === undefined) return;
  event.preventDefault();
  const next = currentTarget.querySelector<HTMLInputElement>(
    `input[name="${nameOf({ ...cell, row: cell.row + step })}"]`,
  );
  next?.focus();
  next?.select();
}
