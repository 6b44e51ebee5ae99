import { data } from 'react-router';
import { ContactForm, type ContactOutcome } from '../layout/contact-form';
import { messageOf, statusOf } from '../platform/api/api-error';
import { sendContactMessage } from '../platform/api/shop';
import { contactTexts } from '../platform/messages/en/contact';
import { pageMeta } from '../platform/page-meta';
import { passOn } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import { useShopInfo } from '../platform/shop-info';
import { Breadcrumb } from '../ui/breadcrumb';
import { Icon, type IconName } from '../ui/icon';
import { useFirstAnswer } from '../platform/session/use-session';
import type { Route } from './+types/contact-page';
import { formText } from '../platform/forms/form-text';
import { LeftToRight } from '../ui/left-to-right';

export const loader = () => ({ url: publicUrl('/contact') });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: contactTexts.title, description: contactTexts.lead, url: loaderData?.url });

/** The form without scripts: the API checks it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => formText(form, name).trim();
  const values = {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
  try {
    const { message } = await sendContactMessage(values, passOn(request));
    const left = { ...values, subject: '', message: '' };
    return data<ContactOutcome>({ ok: true, text: message || contactTexts.sent, values: left });
  } catch (error) {
    const told = messageOf(error, contactTexts.failed);
    return data<ContactOutcome>({ ok: false, text: told, values }, { status: statusOf(error) });
  }
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
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
    { icon: 'pin', label: contactTexts.visit, text: shop.address },
  ];
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: contactTexts.title }]} />
      <h1>{contactTexts.title}</h1>
      <p className="mt-3 mb-8 max-w-xl text-ink-soft">{contactTexts.lead}</p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,40rem)_22rem]">
        <ContactForm sent={useFirstAnswer(actionData)} />
        <ul className="grid gap-5 sm:grid-cols-3 lg:grid-cols-1">
          {ways.map(({ icon, label, text, href }) => (
            <li key={label} className="flex items-start gap-4 sm:max-lg:gap-3">
              <span className="grid size-12 flex-none place-items-center sm:max-lg:size-10 rounded-pill bg-plate">
                <Icon name={icon} />
              </span>
              <span>
                <span className="block text-sm text-ink-soft">{label}</span>
                {href ? (
                  <a href={href} className="link inline-block py-1">
                    {icon === 'phone' ? <LeftToRight>{text}</LeftToRight> : text}
                  </a>
                ) : (
                  <bdi>{text}</bdi>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
