import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';

/** Shown once, with a way to take them along. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(texts.copied);
    } catch {
      toast.error(texts.copyFailed);
    }
  }

  return (
    <div className="grid gap-4" role="status">
      <h3>{texts.codesTitle}</h3>
      <p>{texts.codesLead}</p>
      <ul className="grid gap-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button onClick={onKept}>{texts.codesKept}</Button>
      </div>
    </div>
  );
}
