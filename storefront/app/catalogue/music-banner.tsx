import { homeTexts } from '../platform/messages/en/home';
import { StagePicture } from '../ui/brand-picture';
import { LinkButton } from '../ui/button';

/** The music promotion. */
export function MusicBanner() {
  return (
    <div className="wrap">
      <section className="banner">
        <StagePicture name="banner-music" alt="" />
        <div className="banner-words">
          <p className="eyebrow text-on-stage-soft">{homeTexts.musicEyebrow}</p>
          <h2 className="hero-title">{homeTexts.music}</h2>
          <p className="text-on-stage-soft">{homeTexts.musicText}</p>
          <LinkButton to="/category/Headphones" prefetch="intent">
            {homeTexts.buyNow}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
