import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStore } from '../platform/create-store';
import { common } from '../platform/messages/en/common';
import { currentToast, type Toast, toast } from '../platform/toasts';
import { IconButton } from './button';
import { Icon } from './icon';

const STAYS_MS = 6_000;

/** Shows one toast at a time in a polite live region. Errors stay until dismissed; others leave, but not while pointed at. */
export default function Toaster() {
  const shown = useStore<Toast | null>(currentToast, null);
  return (
    <div className="toaster" role="status" aria-live="polite">
      {shown && <ToastCard key={shown.id} shown={shown} />}
    </div>
  );
}

function ToastCard({ shown }: { shown: Toast }) {
  useEffect(() => {
    if (shown.kind === 'error') return undefined;
    const timer = setInterval(() => {
      if (!document.querySelector('.toast:hover, .toast:focus-within')) toast.dismiss();
    }, STAYS_MS);
    return () => clearInterval(timer);
  }, [shown]);
  return (
    <div className="toast" data-kind={shown.kind}>
      <Icon
        name={shown.kind === 'success' ? 'check' : shown.kind === 'error' ? 'alert' : 'info'}
        className="mt-0.5"
      />
      <div className="grow" lang={shown.lang}>
        <p className="font-semibold">{shown.title}</p>
        {shown.text && <p className="text-sm">{shown.text}</p>}
        {shown.action && <ToastLink action={shown.action} />}
      </div>
      <IconButton label={common.close} onClick={toast.dismiss}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

function ToastLink({ action }: { action: NonNullable<Toast['action']> }) {
  const look = { className: 'font-semibold underline underline-offset-4', onClick: toast.dismiss };
  return 'href' in action ? (
    <a href={action.href} {...look}>
      {action.label}
    </a>
  ) : (
    <Link to={action.to} {...look}>
      {action.label}
    </Link>
  );
}
