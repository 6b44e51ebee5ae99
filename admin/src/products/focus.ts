import type { FocusDto } from '@duka/client';

/** The point of a picture that stays in sight wherever the shop cuts it: percent of its width and height. */
export type Focus = FocusDto;

export const MIDDLE: Focus = { x: 50, y: 50 };

const percent = (part: number, whole: number) =>
  whole > 0 ? Math.min(100, Math.max(0, Math.round((part / whole) * 100))) : 50;

/** Where in a picture a press was. */
export const focusAt = (
  press: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Focus => ({
  x: percent(press.clientX - box.left, box.width),
  y: percent(press.clientY - box.top, box.height),
});
