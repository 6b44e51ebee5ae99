import { createContext, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';
import { t } from '../texts';

/** Tells the form around whether what is saved apart from it holds something unsaved: a page asks once, for all of it. */
export const SavedApart = createContext<(unsaved: boolean, part?: string) => void>(() => undefined);

/** Whether any part holds something unsaved, and how each tells it of itself; without a part, it is told of all. */
export function usePartsSavedApart() {
  const [parts, setParts] = useState<readonly string[]>([]);
  const tell = useCallback((unsaved: boolean, part?: string) => {
    setParts((before) => {
      if (part === undefined) return [];
      if (before.includes(part) === unsaved) return before;
      return unsaved ? [...before, part] : before.filter((one) => one !== part);
    });
  }, []);
  return { isMore: parts.length > 0, tell };
}

/** In a form, for a part that is saved apart from it. */
export function useSavedApart(unsaved: boolean): void {
  const tell = useContext(SavedApart);
  const part = useId();
  useEffect(() => {
    tell(unsaved, part);
    return () => tell(false, part);
  }, [tell, unsaved, part]);
}

/** Asks before the form around it is left with unsaved changes, its own or those of what is saved apart from it. */
export function AskBeforeLeaving({ isMore }: { isMore: boolean }) {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  return <AskBeforeLosing unsaved={isMore || (Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful)} />;
}

type Question = { isOpen: boolean; onLeave: () => void; onStay: () => void };

/** Whether what is typed may be lost. */
export const LeaveQuestion = ({ isOpen, onLeave, onStay, ...said }: Question & Partial<Said>) => (
  <Confirm
    isOpen={isOpen}
    title={said.title ?? t('Leave without saving?')}
    content={said.text ?? 'ra.message.unsaved_changes'}
    onConfirm={onLeave}
    onClose={onStay}
  />
);

/** Where something else is lost than what was typed. */
type Said = { title: string; text: string };

/**
 * Asks before a page is left on which something is typed that would be lost. Stands in the place of react-admin's
 * `warnWhenUnsavedChanges`, which answers the router a second time, and so breaks the page, when a form that was kept
 * is saved before the router's answer has been drawn.
 */
export function AskBeforeLosing({ unsaved, ...said }: { unsaved: boolean } & Partial<Said>) {
  const [asked, ask] = useState<Blocker>();
  const answered = useRef<Blocker>(undefined);
  const blocker = useBlocker(
    ({ currentLocation: { pathname: here }, nextLocation: { pathname: next } }) =>
      unsaved && next !== here && !next.startsWith(`${here}/`),
  );
  useBeforeUnload((event) => {
    if (unsaved) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || answered.current === blocker) return;
    if (!unsaved) {
      answered.current = blocker;
      blocker.proceed();
      return;
    }
    // What is saved or deleted leads on in the same moment in which the form learns of it: then nothing is asked.
    const soon = setTimeout(() => ask(blocker));
    return () => clearTimeout(soon);
  }, [blocker, unsaved]);
  const answer = (leave: boolean) => {
    if (blocker.state !== 'blocked' || answered.current === blocker) return;
    answered.current = blocker;
    if (leave) blocker.proceed();
    else blocker.reset();
  };
  return (
    <LeaveQuestion
      {...said}
      isOpen={blocker.state === 'blocked' && asked === blocker}
      onLeave={() => answer(true)}
      onStay={() => answer(false)}
    />
  );
}
