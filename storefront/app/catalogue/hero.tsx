import { useCallback, useRef, useState } from 'react';
import { along } from '../platform/reading';
import { controlTexts } from '../platform/messages/en/controls';
import { heroSlides, homeTexts } from '../platform/messages/en/home';
import { StagePicture } from '../ui/brand-picture';
import { IconButton, LinkButton } from '../ui/button';
import { slideGoal } from '../ui/carousel-math';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { useAutoplay } from './use-autoplay';

const slides = heroSlides;

/** Three slides with dots, arrows and a pause button; advances every five seconds and wraps. */
export function Hero() {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const show = useCallback((index: number) => {
    const element = track.current;
    element?.scrollTo({ left: along(index * element.clientWidth), behavior: 'smooth' });
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      const element = track.current;
      if (!element) return;
      const at = Math.round(along(element.scrollLeft) / element.clientWidth);
      show(slideGoal({ at, step: by, columns: slides.length, visible: 1 }));
    },
    [show],
  );
  const advance = useCallback(() => step(1), [step]);
  const { playing, stop, toggle } = useAutoplay(root, advance);
  const byHand = (move: () => void) => () => {
    stop();
    move();
  };
  return (
    <section
      ref={root}
      aria-roledescription={controlTexts.carousel}
      aria-label={homeTexts.heroLabel}
      className="hero"
    >
      <div
        ref={track}
        className="hero-track"
        tabIndex={0}
        aria-live={playing ? 'off' : 'polite'}
        aria-label={homeTexts.heroLabel}
        role="group"
        onScroll={({ currentTarget: at }) => setShown(Math.round(along(at.scrollLeft) / at.clientWidth))}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.picture}
            role="group"
            aria-roledescription={controlTexts.slide}
            aria-label={controlTexts.slideOf(index + 1, slides.length)}
            className={cx('hero-slide', slide.picture)}
          >
            <StagePicture name={slide.picture} alt={slide.alt} phoneWidth="60vw" priority={index === 0} />
            <div className="hero-words">
              <p className="eyebrow text-inherit">{slide.eyebrow}</p>
              {index === 0 ? (
                <h1 className="hero-title">{slide.title}</h1>
              ) : (
                <h2 className="hero-title">{slide.title}</h2>
              )}
              <p className="hero-text max-w-[30ch] text-lg">{slide.text}</p>
              <LinkButton to={slide.to} prefetch="intent" className="hero-button">
                {homeTexts.shopNow}
                <Icon name="arrow" />
              </LinkButton>
            </div>
          </div>
        ))}
      </div>
      <div className="hero-controls">
        <IconButton label={homeTexts.previous} onClick={byHand(() => step(-1))}>
          <Icon name="left" />
        </IconButton>
        {slides.map((slide, index) => (
          <button
            key={slide.picture}
            type="button"
            className="hero-dot"
            aria-label={homeTexts.slide(index + 1)}
            aria-current={index === shown || undefined}
            onClick={byHand(() => show(index))}
          />
        ))}
        <IconButton label={homeTexts.next} onClick={byHand(() => step(1))}>
          <Icon name="right" />
        </IconButton>
        <IconButton label={playing ? homeTexts.pause : homeTexts.play} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
      </div>
    </section>
  );
}
