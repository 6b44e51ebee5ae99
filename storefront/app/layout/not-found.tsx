import { shopName } from '../platform/shop-name';
import { notFoundTexts } from '../platform/messages/en/not-found';
import { Breadcrumb } from '../ui/breadcrumb';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';

/** The 404 page. */
export default function NotFound() {
  return (
    <div className="wrap pb-24">
      <title>{`${notFoundTexts.title} | ${shopName()}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb crumbs={[{ label: notFoundTexts.crumb }]} />
      <div className="grid justify-items-center gap-5 py-16 text-center">
        <p
          className="flex items-center gap-3 font-display text-[clamp(5rem,18vw,11rem)] leading-none font-extrabold"
          aria-hidden="true"
        >
          4<Icon name="bag" className="size-[0.72em]! [stroke-width:2.7]" />4
        </p>
        <h1>{notFoundTexts.title}</h1>
        <p className="text-lg text-ink-soft">
          {notFoundTexts.text}
          <span className="block text-md">{notFoundTexts.why}</span>
        </p>
        <LinkButton to="/">{notFoundTexts.backHome}</LinkButton>
      </div>
    </div>
  );
}
