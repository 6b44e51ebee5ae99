import { type CSSProperties, useCallback, useRef, useState } from 'react';
import { controlTexts } from '../../../platform/messages/en/controls';
import { homeTexts } from '../../../platform/messages/en/home';
import { along } from '../../../platform/reading';
import { slideGoal } from '../../../ui/carousel-math';
import { cx } from '../../../ui/cx';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { StagePicture } from '../../../ui/stage-picture';
import { type BlockProps, type Values, pictureOf, text } from '../block';
import { useAutoplay } from './use-autoplay';
import { BlockButton, Title } from '../words';

/** Slides with dots, arrows and a pause button, every five seconds the next one and the first again; one alone stands still. */
export default function HeroBlock({ items, pictures, isFirst, leads }: BlockProps) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const isAlone = items.length < 2;
  const show = useCallback((index: number) => {
    const element = track.current;
    element?.scrollTo({ left: along(index * element.clientWidth), behavior: 'smooth' });
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      const element = track.current;
      if (!element) return;
      const at = Math.round(along(element.scrollLeft) / element.clientWidth);
      show(slideGoal({ at, step: by, columns: items.length, visible: 1 }));
    },
    [items.length, show],
  );
  const advance = useCallback(() => step(1), [step]);
  const { playing, stop, toggle } = useAutoplay(root, advance, isAlone);
  const byHand = (move: () => void) => () => {
    stop();
    move();
  };
  const slides = items.map((slide, index) => {
    const picture = pictureOf(slide, pictures);
    return (
      <div
        key={index}
        {...(!isAlone && {
          role: 'group',
          'aria-roledescription': controlTexts.slide,
          'aria-label': controlTexts.slideOf(index + 1, items.length),
        })}
        className={cx('hero-slide', picture && !text(slide, 'ground') && 'hero-split')}
        style={groundOf(slide)}
      >
        {picture && (
          <StagePicture
            image={picture}
            tall={pictureOf(slide, pictures, 'phonePicture')}
            phoneWidth="55vw"
            priority={leads && index === 0}
          />
        )}
        <div className={cx('hero-words', picture && 'hero-beside')}>
          {text(slide, 'eyebrow') && <p className="eyebrow text-inherit">{text(slide, 'eyebrow')}</p>}
          <Title isFirst={isFirst && index === 0} className="hero-title">
            {text(slide, 'title')}
          </Title>
          {text(slide, 'text') && (
            <p className="hero-text max-w-[30ch] text-lg whitespace-pre-line">{text(slide, 'text')}</p>
          )}
          <BlockButton fields={slide} className="hero-button">
            <Icon name="arrow" />
          </BlockButton>
        </div>
      </div>
    );
  });
  if (isAlone)
    return (
      <div className="hero">
        <div className="hero-track">{slides}</div>
      </div>
    );
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
        {slides}
      </div>
      <div className="hero-controls">
        <IconButton label={homeTexts.previous} onClick={byHand(() => step(-1))}>
          <Icon name="left" />
        </IconButton>
        {items.map((_, index) => (
          <button
            key={index}
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

/** The colours that its picture runs out into, by day and in the dark. */
const groundOf = (slide: Values): CSSProperties | undefined => {
  const [day, dark] = [text(slide, 'ground'), text(slide, 'groundDark') || 'var(--plate)'];
  return day ? { background: `light-dark(${day}, ${dark})` } : undefined;
};
