import { useEffect, useId, useRef } from 'react';
import { consentTexts } from '../platform/messages/en/checkout';
import { Checkbox } from '../ui/choice';
import { Icon } from '../ui/icon';

type ConsentBoxProps = {
  given: boolean;
  /** Why nothing was bought without it. */
  problem: string | null;
  onGive: (given: boolean) => void;
};

/** Whether files are handed over at once, which ends the right to withdraw from them: never ticked by the shop. */
export function ConsentBox({ given, problem, onGive }: ConsentBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  return (
    <div>
      <Checkbox
        ref={box}
        required
        checked={given}
        onChange={({ target }) => onGive(target.checked)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        label={consentTexts.box}
      />
      {problem && (
        <p className="field-error" id={id}>
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </div>
  );
}
