import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { downloadMyData, eraseMyAccount } from '../platform/api/accounts';
import { ApiError, messageOf } from '../platform/api/api-error';
import { useForm } from '../platform/forms/use-form';
import { ownDataTexts } from '../platform/messages/en/own-data';
import { saveFile } from '../platform/save-file';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { PasswordField } from '../ui/password-field';
import { FormAlert } from './auth-frame';

/** Everything that the shop keeps of the shopper: taken along as a file, or deleted with the account. */
export function OwnData() {
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { data } = await downloadMyData();
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        ownDataTexts.fileName,
      );
    } catch (error) {
      toast.error(messageOf(error, ownDataTexts.downloadFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="card grid gap-4">
      <p>{ownDataTexts.lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} onClick={() => void download()}>
          {ownDataTexts.download}
        </Button>
        <Button look="quiet" onClick={() => setAsks(true)}>
          {ownDataTexts.erase}
        </Button>
      </div>
      <Dialog open={asks} onClose={() => setAsks(false)} title={ownDataTexts.eraseTitle}>
        <EraseForm onClose={() => setAsks(false)} />
      </Dialog>
    </div>
  );
}

/** The password once more, so that an unattended screen deletes nothing. */
function EraseForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ password: '' }, () => ({ password: () => null }));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    if (!form.values.password) return form.show({ password: ownDataTexts.passwordMissing });
    setBusy(true);
    try {
      await eraseMyAccount(form.values);
      toast.success(ownDataTexts.erased);
      // first away from the private page, which would ask to log in again
      await navigate('/');
      endSession();
    } catch (error) {
      if (error instanceof ApiError)
        form.show(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      setProblem(messageOf(error, ownDataTexts.eraseFailed));
      setBusy(false);
    }
  }

  return (
    <form ref={form.formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p>{ownDataTexts.eraseLead}</p>
      {problem && <FormAlert title={problem} />}
      <PasswordField form={form} name="password" spec="password" label={ownDataTexts.password} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {ownDataTexts.keep}
        </Button>
        <Button look="danger" type="submit" busy={busy}>
          {ownDataTexts.eraseNow}
        </Button>
      </div>
    </form>
  );
}
