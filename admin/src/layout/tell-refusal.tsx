import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface RootErrors {
  /** That somebody else saved first. */
  changed?: unknown;
  serverError?: { message?: string };
}

/**
 * Says why a form was not saved, as react-admin does by itself, but for what the dialog of `ResolveConflict` says. The form
 * has `disableInvalidFormNotification`.
 */
export const TellRefusal = () => {
  const { errors, submitCount } = useFormState();
  const told = useRef(submitCount);
  const notify = useNotify();
  useEffect(() => {
    if (submitCount <= told.current) return;
    told.current = submitCount;
    const root = (errors.root ?? {}) as RootErrors;
    if (Object.keys(errors).length === 0 || root.changed !== undefined) return;
    notify(root.serverError?.message ?? 'ra.message.invalid_form', { type: 'error' });
  }, [errors, submitCount, notify]);
  return null;
};
