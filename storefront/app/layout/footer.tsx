import { Link } from 'react-router';
import { footerTexts } from '../platform/messages/en/footer';
import { useLoggedIn } from '../platform/session/use-session';
import { PaymentMarks } from '../ui/payment-marks';
import { productTexts } from '../platform/messages/en/product';
import { deliveryText, usePromisedDelivery, useShopInfo } from '../platform/shop-info';
import { usePrices } from '../platform/stores/prices';
import { Icon } from '../ui/icon';
import { shopClock } from '../platform/shop-clock';
import { consumerLinks } from './help-links';
import type { NavLink, PageFrame } from '../platform/page-frame';
import { CurrencyChoice } from './currency-choice';
import { LanguageChoice } from './language-choice';
import Logo from './logo';
import { NewsletterForm } from './newsletter-form';
import { LeftToRight } from '../ui/left-to-right';

const LINK = 'inline-block py-1.5 underline-offset-4 hover:underline';

function LinkColumn({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={title} className="hyphens-auto wrap-anywhere">
      <h2 className="eyebrow text-on-stage-soft">{title}</h2>
      <ul className="mt-3">
        {links.map(({ to, label }) => (
          <li key={to}>
            {to.startsWith('/') ? (
              <Link to={to} className={LINK}>
                {label}
              </Link>
            ) : (
              <a href={to} rel="noopener" className={LINK}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The merchant's columns; the links that the law wants within reach join the second, unless they stand there already. */
function columnsOf(columns: PageFrame['columns'], isEu: boolean): PageFrame['columns'] {
  const there = new Set(columns.flatMap(({ links }) => links.map(({ to }) => to)));
  const owed = isEu ? consumerLinks.filter(({ to }) => !there.has(to)) : [];
  if (owed.length === 0) return columns;
  const place = Math.min(1, columns.length - 1);
  if (place < 0) return [{ title: footerTexts.legal, links: owed }];
  return columns.map((column, at) =>
    at === place ? { ...column, links: [...column.links, ...owed] } : column,
  );
}

/** Newsletter, support address, account and quick links, copyright. */
export default function Footer() {
  const shop = useShopInfo();
  const loggedIn = useLoggedIn();
  const promises = [deliveryText(usePromisedDelivery(), usePrices()), productTexts.returns(shop.returnDays)];
  return (
    <footer className="site mt-(--section)">
      <div className="scallop" />
      <div className="bg-stage text-on-stage">
        <div className="wrap grid grid-cols-2 gap-10 py-12 md:grid-cols-[1.35fr_1fr_1fr_1fr] md:max-lg:gap-x-5 md:max-lg:text-sm lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr] lg:py-20">
          <section className="col-span-full items-end gap-x-10 md:grid md:grid-cols-2 lg:col-span-1 lg:block">
            <div className="mb-5 md:max-lg:mb-8">
              <h2 className="text-2xl">{footerTexts.exclusive}</h2>
              <p className="mt-2 text-on-stage-soft">{footerTexts.pitch(shop.welcomePercent)}</p>
            </div>
            <NewsletterForm />
            <ul className="mt-4 grid gap-1.5 text-sm text-on-stage-soft lg:col-span-full">
              {promises.map((promise) => (
                <li key={promise} className="flex gap-2">
                  <Icon name="check" className="mt-0.5" />
                  {promise}
                </li>
              ))}
            </ul>
          </section>
          <section className="col-span-2 md:col-span-1">
            <h2 className="eyebrow text-on-stage-soft">{footerTexts.support}</h2>
            <address className="mt-3 grid wrap-anywhere not-italic">
              <span className="py-1.5 whitespace-pre-line">{shop.address}</span>
              <a href={`mailto:${shop.supportEmail}`} className="py-1.5 underline-offset-4 hover:underline">
                {shop.supportEmail}
              </a>
              <a
                href={`tel:${shop.supportPhone.replace(/[^+\d]/g, '')}`}
                className="py-1.5 underline-offset-4 hover:underline"
              >
                <LeftToRight>{shop.supportPhone}</LeftToRight>
              </a>
            </address>
            {shop.profiles && shop.profiles.length > 0 && (
              <ul className="mt-1 flex flex-wrap gap-x-4">
                {shop.profiles.map(({ name, label, url }) => (
                  <li key={name}>
                    <a
                      href={url}
                      rel="me noopener"
                      className="inline-block py-1.5 underline-offset-4 hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {columnsOf(shop.frame.columns, shop.euRules === true).map(({ title, links }) => (
            <LinkColumn
              key={title}
              title={title}
              links={links.filter(({ to }) => !(loggedIn && to === '/login'))}
            />
          ))}
        </div>
        <div className="wrap">
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-on-stage/15 py-6 text-sm text-on-stage-soft">
            <Logo onDark className="h-6 w-auto text-on-stage" />
            <LanguageChoice />
            <CurrencyChoice />
            <PaymentMarks />
            <p>{footerTexts.rights(shopClock(new Date()).getUTCFullYear(), shop.name)}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
