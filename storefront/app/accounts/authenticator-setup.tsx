import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import { confirmSecondFactor } from '../platform/api/accounts';
import { messageOf } from '../platform/api/api-error';
import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { Button } from '../ui/button';
import { Input } from '../ui/field';

/** One path of black squares; two squares of white around them, as scanners want it. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-label={texts.qr} viewBox={`0 0 ${size} ${size}`} className="size-48 bg-white">
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

type SetupProps = {
  secret: string;
  address: string;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
};

/** The picture for the app, and the first code that it shows. */
export function AuthenticatorSetup({ secret, address, onDone, onCancel }: SetupProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!code.trim()) return setProblem(texts.codeMissing);
    setBusy(true);
    try {
      onDone((await confirmSecondFactor(code)).recoveryCodes);
    } catch (error) {
      setProblem(messageOf(error, texts.startFailed));
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{texts.scan}</p>
      <QrCode text={address} />
      <p className="text-sm text-ink-soft">
        {texts.secret} <code className="break-all font-mono text-ink">{secret}</code>
      </p>
      <Input
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {texts.confirm}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
