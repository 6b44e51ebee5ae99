import { useState } from 'react';
import {
  addPasskey,
  confirmPassword,
  listPasskeys,
  removePasskey,
  startPasskey,
} from '../platform/api/accounts';
import { dateTime } from '../platform/dates';
import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { ErrorState, LateSkeleton } from '../ui/states';
import { deviceName } from './device';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import type { Shown } from './second-step';

const goes = {
  title: texts.passkeyRemoveTitle,
  lead: texts.passkeyRemoveLead,
  yes: texts.passkeyRemove,
  isDangerous: true,
};

/** The passkeys of the account; a new one is called after the device that it is made on. */
export default function Passkeys() {
  const loaded = useLoad(async () => (await listPasskeys()).data);
  /** `add`, or the id of the passkey that goes. */
  const [asks, setAsks] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (loaded.state === 'failed') return <ErrorState title={texts.passkeysFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') return <LateSkeleton className="h-32 rounded-l" />;

  async function add(currentPassword: string, shown: Shown) {
    const { makePasskey } = await import('./browser-passkeys');
    const { data } = await startPasskey({ currentPassword, ...shown });
    const response = await makePasskey(data);
    const added = await addPasskey({ name: deviceName(navigator.userAgent), response });
    loaded.replace(added.data);
    setCodes(added.recoveryCodes ?? null);
    setAsks(null);
    toast.success(texts.passkeyAdded);
  }

  async function remove(id: string, currentPassword: string, shown: Shown) {
    await confirmPassword({ currentPassword, ...shown });
    await removePasskey(id);
    setAsks(null);
    toast.success(texts.passkeyRemoved);
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
                onClick={() => setAsks(_id)}
              >
                {texts.passkeyRemove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button look="secondary" className="justify-self-start" onClick={() => setAsks('add')}>
        {texts.passkeyAdd}
      </Button>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      <PasswordDialog
        {...(asks && asks !== 'add' ? goes : {})}
        open={asks !== null}
        failed={asks === 'add' ? texts.passkeyAddFailed : texts.passkeyRemoveFailed}
        onClose={() => setAsks(null)}
        onPassword={(password, shown) =>
          asks && asks !== 'add' ? remove(asks, password, shown) : add(password, shown)
        }
      />
    </div>
  );
}
