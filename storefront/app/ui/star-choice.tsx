import { feedbackTexts } from '../platform/messages/en/orders';
import { Icon } from './icon';

type StarChoiceProps = {
  legend: string;
  name: string;
  value: number;
  onChange: (value: number) => void;
  error?: string | null;
  /** The legend is for screen readers only: a heading above says the same. */
  quiet?: boolean;
};

/** One to five stars as radio buttons: arrows move, each star is 44 px. */
export function StarChoice({ legend, name, value, onChange, error, quiet }: StarChoiceProps) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={quiet ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      <div className="-ms-2.5 flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="star-choice grid size-11 cursor-pointer place-items-center rounded-pill text-lg text-star"
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={feedbackTexts.stars(star)}
            />
            <Icon name="star" filled={star <= value} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="field-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
