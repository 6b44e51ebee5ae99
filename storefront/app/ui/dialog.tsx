import { type ReactNode, useEffect, useId, useRef } from 'react';
import { common } from '../platform/messages/en/common';
import { IconButton } from './button';
import { cx } from './cx';
import { Icon } from './icon';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `modal` stands in the middle; a sheet slides in from the end or the start edge. */
  shape?: 'modal' | 'sheet' | 'sheet-start';
  className?: string;
};

/** A native modal dialog: keeps focus inside, closes with Escape or a click beside it, gives focus back. */
export function Dialog({ open, onClose, title, children, shape = 'modal', className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isBeside = useRef(false);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className={cx(
        shape === 'modal' ? 'modal' : 'sheet',
        shape === 'sheet-start' && 'sheet-start',
        className,
      )}
      onClose={onClose}
      // neither the end of a text that was marked within, nor the second click on what has opened it
      onMouseDown={({ target, detail }) => (isBeside.current = target === ref.current && detail < 2)}
      onClick={({ target }) => isBeside.current && target === ref.current && onClose()}
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading}>{title}</h2>
        <IconButton label={common.close} onClick={onClose} className="-me-2">
          <Icon name="close" />
        </IconButton>
      </div>
      {open && children}
    </dialog>
  );
}

/** A dialog at the edge of the screen. */
export function Sheet(props: Omit<DialogProps, 'shape'> & { side?: 'start' | 'end' }) {
  const { side = 'end', ...rest } = props;
  return <Dialog {...rest} shape={side === 'start' ? 'sheet-start' : 'sheet'} />;
}
