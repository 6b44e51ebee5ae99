import { withdrawalTexts as texts } from '../platform/messages/en/withdrawal';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { type Statement, StatementRows } from './withdrawal-receipt';

type ConfirmProps = {
  statement: Statement;
  problem: string | null;
  busy: boolean;
  onBack: () => void;
};

/** The second step: the statement once more, and the button that hands it over; both buttons work without scripts. */
export function WithdrawalConfirm({ statement, problem, busy, onBack }: ConfirmProps) {
  return (
    <>
      <h2>{texts.check}</h2>
      <StatementRows statement={statement} />
      {problem && (
        <p role="alert" className="notice bg-bad-wash text-bad">
          <Icon name="alert" className="mt-0.5" />
          <span className="font-semibold">{problem}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="confirmed" busy={busy} autoFocus>
          {texts.confirm}
        </Button>
        <Button
          look="secondary"
          type="submit"
          name="step"
          value="stated"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          {texts.back}
        </Button>
      </div>
    </>
  );
}
