/** What the styles let browsers put off (`content-visibility`) until it comes near: far sections, far tiles of two rows. */
const PUT_OFF = '.home-served > :nth-child(n + 5), .home-served .track-two > :nth-child(n + 13)';

/**
 * Lays out what was put off, one per frame, so that no pause is long; then the page has its true height, as Back and
 * links into it need. A tab that nobody sees does it when it is looked at.
 */
export function unfold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(PUT_OFF)];
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(next));
  };
  next();
}
