import { type ReactNode, useEffect } from 'react';
import { promiseTexts } from '../platform/messages/en/account';
import { useShopInfo } from '../platform/shop-info';
import { noScriptsText } from '../platform/messages/en/no-scripts';
import { endNameless } from '../platform/session/session';
import { Breadcrumb } from '../ui/breadcrumb';
import { TallPicture } from '../ui/brand-picture';
import { Icon } from '../ui/icon';

type FrameProps = {
  title: string;
  lead: string;
  /** The form is answered by the server, too: it needs no scripts. */
  plain?: boolean;
  children: ReactNode;
};

/** The frame of login, signup and password pages: the form, and beside it on wide screens what the shop promises. */
export function AuthFrame({ title, lead, plain, children }: FrameProps) {
  // before somebody types: when the API refused it later, the page would be made new, without what was typed
  useEffect(endNameless, []);
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: title }]} />
      <div className="mx-auto grid max-w-xl overflow-hidden lg:max-w-5xl rounded-l border border-line bg-surface lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col justify-center p-[clamp(1.25rem,0.6rem+3vw,3.5rem)]">
          <h1>{title}</h1>
          <p className="mt-3 mb-7 text-ink-soft">{lead}</p>
          {!plain && (
            <noscript>
              <p className="notice mb-5">{noScriptsText}</p>
            </noscript>
          )}
          {children}
        </div>
        <Promises />
      </div>
    </div>
  );
}

function Promises() {
  const { returnDays, isOwn } = useShopInfo();
  return (
    <aside className="promise max-lg:hidden">
      {/* the demo's goods */}
      {!isOwn && <TallPicture name="banner-music" />}
      <div className="p-10">
        <p className="font-display text-2xl leading-tight font-bold">{promiseTexts.title}</p>
        <ul className="mt-6 grid gap-3">
          {promiseTexts.points(returnDays).map((point) => (
            <li key={point} className="flex gap-3 text-on-stage-soft">
              <Icon name="check" className="mt-0.5" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** A message above a form: what went wrong, in red and announced at once. */
export function FormAlert({ title }: { title: string }) {
  return (
    <div role="alert" className="notice mb-5 bg-bad-wash text-bad">
      <Icon name="alert" className="mt-0.5" />
      <p className="font-semibold">{title}</p>
    </div>
  );
}
