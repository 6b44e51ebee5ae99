import { useState } from 'react';
import { startPasskeyLogin } from '../platform/api/accounts';
import { ApiError, messageOf } from '../platform/api/api-error';
import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { Button } from '../ui/button';
import { Input } from '../ui/field';

/** What an account may show beside its password, in the words of the API. */
export type Factors = readonly string[];

/** What was shown: a code that was typed, or what a passkey has signed. */
export type Shown = { code?: string; passkey?: Record<string, unknown> };

/** The factors that a refusal asks for; null when it asks for none. */
export function factorsAsked(error: unknown): Factors | null {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return null;
  const { factors } = (error.problem['data'] ?? {}) as { factors?: unknown };
  return Array.isArray(factors) ? factors.map(String) : ['app'];
}

type SecondStepProps = {
  factors: Factors;
  code: string;
  onCode: (code: string) => void;
  /** Goes on with what the passkey has signed. */
  onPasskey: (passkey: Record<string, unknown>) => Promise<void>;
  onFailure: (sentence: string) => void;
};

/** A button for the passkey and a field for a code, as far as the account has them. */
export function SecondStep({ factors, code, onCode, onPasskey, onFailure }: SecondStepProps) {
  const [busy, setBusy] = useState(false);
  const [passkey, app] = [factors.includes('passkey'), factors.includes('app')];

  async function sign() {
    setBusy(true);
    try {
      const { signByPasskey } = await import('./browser-passkeys');
      await onPasskey(await signByPasskey((await startPasskeyLogin()).data));
    } catch (error) {
      onFailure(messageOf(error, texts.passkeyLoginFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4" role="group" aria-label={texts.secondStep}>
      {passkey && (
        <>
          <p>{texts.passkeyAsked}</p>
          <Button look="secondary" busy={busy} autoFocus onClick={() => void sign()}>
            {texts.usePasskey}
          </Button>
        </>
      )}
      {(app || factors.includes('recovery code')) && (
        <Input
          label={app ? texts.code : texts.recoveryCode}
          hint={app ? texts.codeHint : texts.recoveryHint}
          name="code"
          autoComplete="one-time-code"
          autoFocus={!passkey}
          maxLength={40}
          value={code}
          onChange={(event) => onCode(event.target.value)}
        />
      )}
    </div>
  );
}
