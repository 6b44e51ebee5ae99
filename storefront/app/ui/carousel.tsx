import { type ReactNode, useId, useRef } from 'react';
import { along } from '../platform/reading';
import { controlTexts } from '../platform/messages/en/controls';
import { IconButton } from './button';
import { slideGoal } from './carousel-math';
import { cx } from './cx';
import { Icon } from './icon';

type CarouselProps = {
  label: string;
  heading: ReactNode;
  /** Columns in sight: on phones and from 768 px. */
  columns: { small: number; large: number };
  /** Columns that one press moves; a page when left out. */
  step?: { small: number; large: number };
  rows?: 1 | 2;
  children: ReactNode[];
  className?: string;
};

/**
 * A row (or two) of slides after the WAI-ARIA carousel pattern: it scrolls by touch, wheel and arrow keys without
 * JavaScript; the buttons move by `step` and wrap from end to start, and stand there where there is more to see.
 */
export function Carousel({ label, heading, columns, step, rows = 1, children, className }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (direction: 1 | -1) => {
    const element = track.current;
    const first = element?.firstElementChild;
    if (!element || !first) return;
    const small = window.matchMedia('(width < 48rem)').matches ? 'small' : 'large';
    const gap = parseFloat(getComputedStyle(element).columnGap) || 0;
    const width = first.getBoundingClientRect().width + gap;
    const goal = slideGoal({
      at: Math.round(along(element.scrollLeft) / width),
      step: direction * (step ?? columns)[small],
      columns: Math.ceil(children.length / rows),
      visible: columns[small],
    });
    element.scrollTo({ left: along(goal * width), behavior: 'smooth' });
  };
  const fits = (screen: 'small' | 'large') => Math.ceil(children.length / rows) <= columns[screen];
  const arrow = (direction: 1 | -1, name: (what: string) => string, icon: 'left' | 'right') => (
    <IconButton label={name(label)} aria-controls={id} onClick={() => move(direction)} className="bg-plate">
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <section aria-roledescription={controlTexts.carousel} aria-label={label} className={className}>
      <div className="mb-6 flex items-end justify-between gap-4 max-[22rem]:flex-col max-[22rem]:items-start md:mb-9">
        {heading}
        <div className={cx('flex gap-2', fits('small') && 'hidden', fits('large') && 'md:hidden')}>
          {arrow(-1, controlTexts.previous, 'left')}
          {arrow(1, controlTexts.next, 'right')}
        </div>
      </div>
      <div
        ref={track}
        id={id}
        role="group"
        tabIndex={0}
        aria-label={label}
        className={cx('track', `track-${columns.small}-${columns.large}`, rows === 2 && 'track-two')}
      >
        {children.map((child, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={controlTexts.slide}
            aria-label={controlTexts.slideOf(index + 1, children.length)}
          >
            {child}
          </div>
        ))}
      </div>
    </section>
  );
}
