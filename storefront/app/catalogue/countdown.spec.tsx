import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('the countdown of the offer', () => {
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });

  it.each([
    ['The offer ends on', inHours(30)],
    ['The offer has ended', inHours(-1)],
    ['Time left today', null],
  ])('says "%s" when the offer ends at %s', (words, endsAt) => {
    render(<Countdown endsAt={endsAt} />);
    expect(screen.getByRole('timer', { name: new RegExp(`^${words}`) })).toBeInTheDocument();
  });

  it('stands still at zero once the offer is over', () => {
    const { container } = render(<Countdown endsAt={inHours(-1)} />);
    expect([...container.querySelectorAll('b')].map((figure) => figure.textContent)).toEqual(
      Array.from({ length: 4 }, () => '00'),
    );
  });
});
