import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { along } from '../platform/reading';
import { cx } from './cx';

export type Tab<T extends string> = { id: T; label: ReactNode };

type TabsProps<T extends string> = {
  label: string;
  tabs: readonly Tab<T>[];
  selected: T;
  onSelect: (id: T) => void;
  children: ReactNode;
  className?: string;
};

/** Tabs after the WAI-ARIA pattern: arrows, Home and End move and select. `children` is the panel of the selected tab. */
export function Tabs<T extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  className,
}: TabsProps<T>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.id === selected);
    const last = tabs.length - 1;
    const goals: Record<string, number> = {
      ArrowRight: now + along(1),
      ArrowLeft: now - along(1),
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const next = (goal + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="mb-6 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={cx(
              '-mb-px min-h-11 border-b-3 px-4 font-semibold whitespace-nowrap',
              tab.id === selected ? 'border-ink text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
