import { useState } from 'react';
import { logInByPasskey, startPasskeyLogin } from '../platform/api/accounts';
import { messageOf } from '../platform/api/api-error';
import type { User } from '../platform/api/types';
import { authTexts } from '../platform/messages/en/account';
import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { startSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';

/** Logs in without a password. `onDone` gets the user when the session has started. */
export function PasskeyLogin({ onDone }: { onDone: (user: User) => void }) {
  const [busy, setBusy] = useState(false);

  async function logIn() {
    setBusy(true);
    try {
      const { signByPasskey } = await import('./browser-passkeys');
      const { data } = await startPasskeyLogin();
      const answer = await logInByPasskey(await signByPasskey(data));
      toast.success(authTexts.loginDone);
      startSession(answer);
      onDone(answer.user);
    } catch (error) {
      toast.error(messageOf(error, texts.passkeyLoginFailed));
      setBusy(false);
    }
  }

  return (
    <Button look="secondary" busy={busy} className="needs-scripts mt-5 w-full" onClick={() => void logIn()}>
      {texts.passkeyLogin}
    </Button>
  );
}
