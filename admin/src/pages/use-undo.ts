import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PageForm } from './blocks';

const MOST_STEPS = 100;

/** An input that nobody has filled in is none, null or empty: all the same. */
const filled = (_: string, value: unknown) => (value === null || value === '' ? undefined : value);
const textOf = ({ title, description, blocks }: PageForm) =>
  JSON.stringify({ title, description, blocks }, filled);

/** What is typed into one input is one step. */
const typingIn = () => {
  const at = document.activeElement;
  return at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type !== 'file')
    ? at
    : null;
};

type Steps = { version: number; now: string; typedIn: Element | null; past: string[]; future: string[] };

/** Undo and redo of what was changed in the form since it was read. */
export function useUndo() {
  const { getValues, setValue } = useFormContext<PageForm>();
  const text = textOf({ ...getValues(), ...(useWatch() as PageForm) });
  const version = getValues('version');
  const steps = useRef<Steps>({ version, now: text, typedIn: null, past: [], future: [] });
  const [, show] = useState(0);
  useEffect(() => {
    const { current } = steps;
    // what was saved, or read anew, is where undoing begins
    if (current.version !== version) {
      steps.current = { version, now: text, typedIn: null, past: [], future: [] };
    } else if (current.now !== text) {
      const typedIn = typingIn();
      const isSameStep = typedIn !== null && typedIn === current.typedIn && current.past.length > 0;
      const past = isSameStep ? current.past : [...current.past, current.now].slice(-MOST_STEPS);
      steps.current = { version, now: text, typedIn, past, future: [] };
    } else return;
    show((count) => count + 1);
  }, [text, version]);

  const go = (from: 'past' | 'future', to: 'past' | 'future') => {
    const { current } = steps;
    const next = current[from].at(-1);
    if (next === undefined) return;
    const left = current[from].slice(0, -1);
    steps.current = {
      ...current,
      now: next,
      typedIn: null,
      [from]: left,
      [to]: [...current[to], current.now],
    };
    const { title = '', description = '', blocks } = JSON.parse(next) as PageForm;
    for (const [name, value] of Object.entries({ title, description, blocks }))
      setValue(name as keyof PageForm, value, { shouldDirty: true });
    show((count) => count + 1);
  };
  return {
    undo: () => go('past', 'future'),
    redo: () => go('future', 'past'),
    canUndo: steps.current.past.length > 0,
    canRedo: steps.current.future.length > 0,
  };
}
