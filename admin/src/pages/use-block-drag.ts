import { useRef, useState, type PointerEvent } from 'react';

/** Near the edge of the window the page goes along, so many pixels a move. */
const EDGE = 72;
const ALONG = 14;

/** The place of the block under a point. */
const placeAt = (list: HTMLElement, y: number): number | undefined => {
  const found = [...list.children].findIndex((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return found < 0 ? undefined : found;
};

/** Blocks dragged by their handle: by mouse, pen or finger, which the browser's own dragging does not know. */
export function useBlockDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ from: number; over: number }>();
  const over = ({ clientY }: PointerEvent): number | undefined =>
    list.current ? placeAt(list.current, clientY) : undefined;
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from: at, over: at });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.from !== at) return;
      const { clientY } = event;
      if (clientY < EDGE) window.scrollBy(0, -ALONG);
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, ALONG);
      const place = over(event);
      if (place !== undefined && place !== dragged.over) setDragged({ from: at, over: place });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.from !== at) return;
      const place = over(event) ?? dragged.over;
      setDragged(undefined);
      if (place !== at) onMove(at, place);
    },
    // given up by the system, as for a call that comes in
    onPointerCancel: () => setDragged(undefined),
  });
  return { list, dragged, handle };
}

export type DragHandle = ReturnType<ReturnType<typeof useBlockDrag>['handle']>;
