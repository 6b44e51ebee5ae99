import { useState } from 'react';
import {
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../platform/api/accounts';
import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { ErrorState, LateSkeleton } from '../ui/states';
import { AuthenticatorSetup } from './authenticator-setup';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import type { Shown } from './second-step';

type ShownAgain = Shown & { currentPassword: string };
type Step = 'start' | 'renew' | 'off' | null;

/** The authenticator app of the account: set up, new recovery codes, turn off. */
export default function TwoStepLogin() {
  const loaded = useLoad(async () => (await getSecondFactor()).data);
  const [asking, setAsking] = useState<Step>(null);
  const [setup, setSetup] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (loaded.state === 'failed') return <ErrorState title={texts.failed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') return <LateSkeleton className="h-40 rounded-l" />;
  const close = () => setAsking(null);
  const codesLeft = loaded.data.recoveryCodesLeft;

  const steps = {
    start: async (shown: ShownAgain) => setSetup((await startSecondFactor(shown)).data),
    renew: async (shown: ShownAgain) => setCodes((await renewRecoveryCodes(shown)).recoveryCodes),
    off: async (shown: ShownAgain) => {
      await removeSecondFactor(shown);
      toast.success(texts.turnedOff);
      loaded.reload();
    },
  };
  const failures = { start: texts.startFailed, renew: texts.renewFailed, off: texts.turnOffFailed };
  const off = { title: texts.turnOffTitle, lead: texts.turnOffLead, yes: texts.turnOff, isDangerous: true };

  return (
    <div className="card grid gap-4">
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            loaded.reload();
          }}
        />
      ) : setup ? (
        <AuthenticatorSetup
          {...setup}
          onCancel={() => setSetup(null)}
          onDone={(fresh) => {
            setSetup(null);
            setCodes(fresh);
          }}
        />
      ) : loaded.data.isOn ? (
        <>
          <p>
            <strong>{texts.on}</strong> {texts.codesLeft(codesLeft)}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setAsking('renew')}>
              {texts.renew}
            </Button>
            <Button look="quiet" onClick={() => setAsking('off')}>
              {texts.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{texts.lead}</p>
          {codesLeft > 0 && <p>{texts.codesLeft(codesLeft)}</p>}
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setAsking('start')}>
              {texts.setUp}
            </Button>
            {codesLeft > 0 && (
              <Button look="quiet" onClick={() => setAsking('renew')}>
                {texts.renew}
              </Button>
            )}
          </div>
        </>
      )}
      <PasswordDialog
        {...(asking === 'off' ? off : {})}
        open={asking !== null}
        failed={failures[asking ?? 'start']}
        onClose={close}
        onPassword={async (currentPassword, shown) => {
          await steps[asking ?? 'start']({ currentPassword, ...shown });
          close();
        }}
      />
    </div>
  );
}
