import { ContactForm } from '../layout/contact-form';
import { contactTexts } from '../platform/messages/en/contact';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import { useShopInfo } from '../platform/shop-info';
import { Breadcrumb } from '../ui/breadcrumb';
import { Icon, type IconName } from '../ui/icon';
import type { Route } from './+types/contact-page';

export const loader = () => ({ url: publicUrl('/contact') });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: 'Contact', description: contactTexts.lead, url: loaderData?.url });

export default function ContactPage() {
  const shop = useShopInfo();
  const ways: { icon: IconName; label: string; text: string; href?: string }[] = [
    {
      icon: 'mail',
      label: contactTexts.writeTo,
      text: shop.supportEmail,
      href: `mailto:${shop.supportEmail}`,
    },
    {
      icon: 'phone',
      label: contactTexts.call,
      text: shop.supportPhone,
      href: `tel:${shop.supportPhone.replace(/[^+\d]/g, '')}`,
    },
    { icon: 'box', label: contactTexts.visit, text: shop.address },
  ];
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: contactTexts.title }]} />
      <h1>{contactTexts.title}</h1>
      <p className="mt-3 mb-8 max-w-xl text-ink-soft">{contactTexts.lead}</p>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <ContactForm />
        <ul className="grid gap-5 sm:grid-cols-3 lg:grid-cols-1">
          {ways.map(({ icon, label, text, href }) => (
            <li key={label} className="flex items-start gap-4">
              <span className="grid size-12 flex-none place-items-center rounded-pill bg-plate">
                <Icon name={icon} />
              </span>
              <span>
                <span className="block text-sm text-ink-soft">{label}</span>
                {href ? (
                  <a href={href} className="link inline-block py-1">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
