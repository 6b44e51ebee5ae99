import type { DialogProps } from '@mui/material';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { LeaveQuestion } from './ask-before-leaving';

/** What is chosen by a press. */
const CHOOSES = 'button, label, [role="option"], input[type="checkbox"], input[type="radio"]';
/** What is chosen by Enter or the space bar. */
const CHOOSES_BY_KEY = '[role="option"], input[role="combobox"]';

const isAt = ({ target }: { target: EventTarget }, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

interface Said {
  /** What was asked for is on its way: closed and asked for once more, it would be done twice. */
  busy: boolean;
  /** It asks yes or no, and for nothing else. */
  isMere?: boolean;
  onLeave: () => void;
}

/** For a dialog: what was typed, pressed or chosen in its content goes by no slip of the hand. */
export function useAskBeforeClosing({ busy, isMere = false, onLeave }: Said) {
  const isTouched = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const touch = () => void (isTouched.current = true);
  const onClose: NonNullable<DialogProps['onClose']> = (_event, reason) => {
    if (busy || (reason === 'backdropClick' && !isMere)) return;
    if (isTouched.current) setAsked(true);
    else onLeave();
  };
  return {
    onClose,
    /** For the content of the dialog. */
    heard: {
      onInput: touch,
      onClick: (event: MouseEvent) => void (isAt(event, CHOOSES) && touch()),
      onKeyDown: (event: KeyboardEvent) =>
        void (['Enter', ' '].includes(event.key) && isAt(event, CHOOSES_BY_KEY) && touch()),
    },
    /** Beside the dialog. */
    question: <LeaveQuestion isOpen={isAsked} onLeave={onLeave} onStay={() => setAsked(false)} />,
  };
}
