import { partTexts } from '../platform/messages/en/product-parts';
import { toast } from '../platform/toasts';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';

/** Hands the page's address to the system's share sheet; where there is none, to the clipboard. */
export default function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast.success(partTexts.linkCopied);
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error(partTexts.linkNotCopied);
    }
  };
  return (
    <IconButton label={partTexts.share} onClick={() => void share()}>
      <Icon name="share" />
    </IconButton>
  );
}
