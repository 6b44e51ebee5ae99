import { useState } from 'react';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from '../platform/api/accounts';
import { messageOf } from '../platform/api/api-error';
import { dateTime } from '../platform/dates';
import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { firstClick } from '../ui/first-click';
import { ErrorState, LateSkeleton } from '../ui/states';
import { deviceName } from './device';
import { PasswordDialog } from './password-dialog';

/** The passkeys of the account; a new one is called after the device that it is made on. */
export default function Passkeys() {
  const loaded = useLoad(async () => (await listPasskeys()).data);
  const [asks, setAsks] = useState(false);
  if (loaded.state === 'failed') return <ErrorState title={texts.passkeysFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') return <LateSkeleton className="h-32 rounded-l" />;

  async function add(password: string) {
    const { makePasskey } = await import('./browser-passkeys');
    const { data } = await startPasskey(password);
    const response = await makePasskey(data);
    loaded.replace((await addPasskey({ name: deviceName(navigator.userAgent), response })).data);
    setAsks(false);
    toast.success(texts.passkeyAdded);
  }

  async function remove(id: string) {
    try {
      await removePasskey(id);
      toast.success(texts.passkeyRemoved);
    } catch (error) {
      toast.error(messageOf(error, texts.passkeyRemoveFailed));
    }
    loaded.reload();
  }

  return (
    <div className="card grid gap-4">
      <p>{texts.passkeysLead}</p>
      {loaded.data.length > 0 && (
        <ul className="divide-y divide-line">
          {loaded.data.map(({ _id, name, lastUsedAt }) => (
            <li key={_id} className="flex items-center justify-between gap-3 py-3">
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-ink-soft">
                  {lastUsedAt ? texts.passkeyUsed(dateTime(lastUsedAt)) : texts.passkeyNew}
                </p>
              </div>
              <Button
                look="secondary"
                small
                aria-label={texts.passkeyRemoveOf(name)}
                onClick={firstClick(() => void remove(_id))}
              >
                {texts.passkeyRemove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button look="secondary" className="justify-self-start" onClick={() => setAsks(true)}>
        {texts.passkeyAdd}
      </Button>
      <PasswordDialog
        open={asks}
        failed={texts.passkeyAddFailed}
        onClose={() => setAsks(false)}
        onPassword={add}
      />
    </div>
  );
}
