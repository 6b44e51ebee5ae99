import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { downloadMyData, eraseMyAccount, listMyCredit } from '../platform/api/accounts';
import { messageOf } from '../platform/api/api-error';
import { ownDataTexts } from '../platform/messages/en/own-data';
import { profileTexts } from '../platform/messages/en/profile';
import { saveFile } from '../platform/save-file';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { inItsOwn } from './in-its-own';
import { PasswordDialog } from './password-dialog';

/** Everything that the shop keeps of the shopper: taken along as a file, or deleted with the account. */
export function OwnData() {
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();

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

  async function erase(password: string) {
    await eraseMyAccount({ password });
    toast.success(ownDataTexts.erased);
    // first away from the private page, which would ask to log in again
    await navigate('/');
    endSession();
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
      {asks && <EraseDialog onPassword={erase} onClose={() => setAsks(false)} />}
    </div>
  );
}

/** What is deleted, and what of store credit is lost with it. */
function EraseDialog({
  onPassword,
  onClose,
}: Pick<ComponentProps<typeof PasswordDialog>, 'onPassword' | 'onClose'>) {
  const credit = useLoad(() => listMyCredit());
  const left = credit.data?.data.map(({ balance, currency }) =>
    profileTexts.storeCredit(inItsOwn(balance, currency)),
  );
  return (
    <PasswordDialog
      open
      title={ownDataTexts.eraseTitle}
      lead={[ownDataTexts.eraseLead, ...(left ?? [])].join(' ')}
      yes={ownDataTexts.eraseNow}
      no={ownDataTexts.keep}
      isDangerous
      failed={ownDataTexts.eraseFailed}
      onClose={onClose}
      onPassword={onPassword}
    />
  );
}
