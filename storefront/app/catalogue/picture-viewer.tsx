import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { along } from '../platform/reading';
import type { Image } from '../platform/api/types';
import { common } from '../platform/messages/en/common';
import { productTexts } from '../platform/messages/en/product';
import { partTexts } from '../platform/messages/en/product-parts';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { useBackCloses } from '../ui/use-back-closes';

type ViewerProps = {
  images: readonly Image[];
  start: number;
  /** The file of a picture that the page has loaded already: shown until the large one is there. */
  loaded: (index: number) => string | undefined;
  /** Told which picture was seen last. */
  onClose: (last: number) => void;
};

/** The way of a finger, in CSS pixels, from which it is a swipe and no press. */
const SWIPE = 40;

/**
 * One picture as large as the screen. A press brings it nearer where it was pressed and back; it is moved by scrolling and
 * by fingers, and two fingers zoom as everywhere. Arrow keys and, as long as
 * nothing is enlarged, swipes turn the pages; Escape and Back close.
 */
export default function PictureViewer({ images, start, loaded, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const [near, setNear] = useState<{ x: number; y: number } | null>(null);
  const close = useCallback(() => onClose(at), [onClose, at]);
  const last = useRef(close);
  useEffect(() => {
    last.current = close;
  }, [close]);
  const goBack = useCallback(() => last.current(), []);
  useBackCloses(true, goBack);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const element = frame.current;
    if (!element || !near) return;
    element.scrollTo({
      left: near.x * element.scrollWidth - element.clientWidth / 2,
      top: near.y * element.scrollHeight - element.clientHeight / 2,
    });
  }, [near]);
  const turn = (by: number) => {
    setNear(null);
    setAt((at + by + images.length) % images.length);
  };
  const press = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // a press of the keyboard has no place: the middle
    const where = clientX || clientY ? { x: (clientX - left) / width, y: (clientY - top) / height } : null;
    setNear(near ? null : (where ?? { x: 0.5, y: 0.5 }));
  };
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-along(1));
    if (key === 'ArrowRight') turn(along(1));
  };
  const finger = useRef<{ x: number; y: number } | null>(null);
  const touch = ({ touches: { 0: first, length } }: TouchEvent) => {
    const isEnlarged = near !== null || (window.visualViewport?.scale ?? 1) > 1;
    finger.current = first && length === 1 && !isEnlarged ? { x: first.clientX, y: first.clientY } : null;
  };
  const lift = ({ changedTouches: { 0: last } }: TouchEvent) => {
    const from = finger.current;
    finger.current = null;
    if (!from || !last || images.length < 2) return;
    const across = last.clientX - from.x;
    if (Math.abs(across) >= SWIPE && Math.abs(across) > 2 * Math.abs(last.clientY - from.y))
      turn(along(across) < 0 ? 1 : -1);
  };
  const several = images.length > 1;
  const small = loaded(at);
  const picture = images[at];
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={productTexts.gallery}
      onClose={close}
      onKeyDown={keys}
    >
      <div ref={frame} dir="ltr" className="viewer-frame" onTouchStart={touch} onTouchEnd={lift}>
        <button
          type="button"
          className="viewer-picture"
          aria-pressed={near !== null}
          aria-label={partTexts.nearer}
          data-near={near ? '' : undefined}
          onClick={press}
          style={small ? ({ '--small': `url(${JSON.stringify(small)})` } as CSSProperties) : undefined}
        >
          <Picture key={picture?.url} image={picture} sizes="250vw" />
        </button>
      </div>
      <div className="viewer-controls">
        {several && (
          <IconButton label={partTexts.previousPicture} onClick={() => turn(-1)}>
            <Icon name="left" />
          </IconButton>
        )}
        {several && (
          <p className="tnum" role="status">
            {productTexts.picture(at + 1, images.length)}
          </p>
        )}
        {several && (
          <IconButton label={partTexts.nextPicture} onClick={() => turn(1)}>
            <Icon name="right" />
          </IconButton>
        )}
      </div>
      <IconButton label={common.close} onClick={() => dialog.current?.close()} className="viewer-close">
        <Icon name="close" />
      </IconButton>
    </dialog>
  );
}
