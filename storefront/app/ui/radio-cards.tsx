import type { ReactNode } from 'react';

export type RadioOption<T extends string> = {
  value: T;
  label: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
};

type RadioProps<T extends string> = {
  legend: string;
  name: string;
  value: T;
  options: readonly RadioOption<T>[];
  onChange: (value: T) => void;
};

/** A group of large radio buttons, one per line. */
export function RadioCards<T extends string>({ legend, name, value, options, onChange }: RadioProps<T>) {
  return (
    <fieldset className="grid gap-2.5">
      <legend className="field-label mb-2">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-card">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="grow">
            <span className="block font-semibold">{option.label}</span>
            {option.note && <span className="block text-sm text-ink-soft">{option.note}</span>}
          </span>
          {option.icon}
        </label>
      ))}
    </fieldset>
  );
}
