import { type FormEvent, useEffect, useState } from 'react';
import { resetPassword } from '../platform/api/accounts';
import { messageOf } from '../platform/api/api-error';
import { useForm } from '../platform/forms/use-form';
import { authTexts } from '../platform/messages/en/account';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { PasswordField } from '../ui/password-field';
import { FormAlert } from './auth-frame';
import { resetProblem } from './entry-rules';

const LEAVE_AFTER_MS = 3_000;
const anything = () => null;

type ResetProps = {
  token: string;
  onLeave: () => void;
  /** What came of it without scripts. */
  outcome?: { ok: boolean; message: string };
};

/** New password, twice. Three seconds after success `onLeave` is called. The page answers it without scripts, too. */
export function ResetForm({ token, onLeave, outcome }: ResetProps) {
  const form = useForm({ password: '', again: '' }, () => ({ password: anything, again: anything }));
  const [problem, setProblem] = useState(outcome && !outcome.ok ? outcome.message : null);
  const [phase, setPhase] = useState<'open' | 'busy' | 'done'>(outcome?.ok ? 'done' : 'open');
  useEffect(() => {
    if (phase !== 'done') return undefined;
    const timer = setTimeout(onLeave, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase, onLeave]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { password, again } = form.values;
    const wrong = resetProblem(password, again);
    setProblem(wrong);
    if (wrong) return form.show(password ? { again: wrong } : { password: wrong });
    form.show({});
    setPhase('busy');
    try {
      const { message } = await resetPassword(token, password);
      toast.success(authTexts.resetDone, message === authTexts.resetDone ? {} : { text: message });
      setPhase('done');
    } catch (error) {
      const text = messageOf(error, authTexts.resetWrong);
      setProblem(text);
      toast.error(authTexts.resetFailed, { text });
      setPhase('open');
    }
  }

  if (phase === 'done') {
    return (
      <div role="status" className="notice bg-good-wash text-good">
        <Icon name="check" className="mt-0.5" />
        <p>
          <span className="block font-semibold">{authTexts.resetDone}</span>
          {authTexts.resetRedirect}
        </p>
      </div>
    );
  }
  return (
    <>
      {problem && <FormAlert title={problem} />}
      <form
        ref={form.formRef}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <PasswordField
          form={form}
          name="password"
          spec="newPassword"
          label={authTexts.newPassword}
          hint={authTexts.passwordRule}
        />
        <PasswordField form={form} name="again" spec="confirmPassword" label={authTexts.confirmPassword} />
        <Button type="submit" busy={phase === 'busy'}>
          {authTexts.resetButton}
        </Button>
      </form>
    </>
  );
}
