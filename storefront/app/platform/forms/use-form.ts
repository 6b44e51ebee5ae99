import { useRef, useState } from 'react';
import type { Rule } from './rules';
import { useAfterPress } from './use-after-press';

type Texts<K extends string> = Record<K, string>;
type Problems<K extends string> = Partial<Record<K, string>>;

/** The problems of all values, by field. */
export function problemsOf<K extends string>(values: Texts<K>, rules: Record<K, Rule>): Problems<K> {
  const problems: Problems<K> = {};
  for (const field of Object.keys(rules) as K[]) {
    const problem = rules[field](values[field] ?? '');
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The problems on show after `field` was typed in: never a new one, and gone at the keystroke that fixes it. */
export function afterTyping<K extends string>(shown: Problems<K>, now: Problems<K>, field: K): Problems<K> {
  if (!shown[field]) return shown;
  const { [field]: _fixed, ...others } = shown;
  return now[field] ? { ...shown, [field]: now[field] } : (others as Problems<K>);
}

export type Form<K extends string> = {
  values: Texts<K>;
  problems: Problems<K>;
  set: (field: K, value: string) => void;
  setAll: (values: Partial<Texts<K>>) => void;
  blur: (field: K) => void;
  isFine: (field: K) => boolean;
  check: () => boolean;
  show: (problems: Problems<K>) => void;
  formRef: React.RefObject<HTMLFormElement | null>;
};

/** Whether a problem is at this control of the form. */
const isAt = (control: Element, problems: Partial<Record<string, string>>): boolean =>
  Boolean(problems[control.getAttribute('name') ?? '']);

/** Values of a form and the problems on show: on blur and on submit, never while typing. `check` focuses the first one on the page. */
export function useForm<K extends string>(
  initial: Texts<K>,
  rulesOf: (values: Texts<K>) => Record<K, Rule>,
): Form<K> {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<K>>({});
  const [visited, setVisited] = useState<Partial<Record<K, true>>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const latest = useRef(values);
  latest.current = values;
  const afterPress = useAfterPress();
  const show = (found: Problems<K>) => {
    setProblems(found);
    const first = [...(formRef.current?.elements ?? [])].find((control) => isAt(control, found));
    if (first instanceof HTMLElement) first.focus();
  };
  return {
    values,
    problems,
    formRef,
    show,
    set: (field, value) => {
      const next = { ...values, [field]: value };
      setValues(next);
      setProblems((shown) => afterTyping(shown, problemsOf(next, rulesOf(next)), field));
    },
    setAll: (some) => {
      setValues((now) => ({ ...now, ...some }));
      setProblems({});
    },
    blur: (field) =>
      afterPress(() => {
        setVisited((now) => ({ ...now, [field]: true }));
        const now = latest.current;
        const problem = rulesOf(now)[field](now[field]);
        if (problem && now[field] !== '') setProblems((shown) => ({ ...shown, [field]: problem }));
      }),
    isFine: (field) => Boolean(visited[field]) && rulesOf(values)[field](values[field]) === null,
    check: () => {
      const found = problemsOf(values, rulesOf(values));
      show(found);
      return Object.keys(found).length === 0;
    },
  };
}
