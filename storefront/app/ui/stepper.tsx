import { useState } from 'react';
import { controlTexts } from '../platform/messages/en/controls';
import { Icon } from './icon';

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  label: string;
  disabled?: boolean;
};

/** A quantity with minus and plus; cannot leave `min` to `max` (1 to 99 unless told). */
export function Stepper({ value, onChange, min = 1, max = 99, label, disabled }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number) => {
    const clamped = Math.min(max, Math.max(min, Math.trunc(next)));
    if (Number.isFinite(clamped) && clamped !== value) onChange(clamped);
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-pill border-[1.5px] border-line-strong bg-surface"
    >
      <button
        type="button"
        className="icon-btn"
        aria-label={controlTexts.fewer}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="tnum w-10 bg-transparent text-center font-semibold"
        inputMode="numeric"
        aria-label={label}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => {
          const typed = event.target.value.replace(/\D/g, '').slice(0, 3);
          setDraft(typed);
          if (typed) set(Number(typed));
        }}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className="icon-btn"
        aria-label={controlTexts.more}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
