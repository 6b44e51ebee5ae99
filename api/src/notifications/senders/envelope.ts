import type { Mail } from '../domain/mail.js';

/** A mail as the mail program takes it: sent under the shop's name, unless `MAIL_FROM` has a name of its own. */
export function envelope({ shopName = '', unsubscribe, ...mail }: Mail, messageId: string, mailFrom: string) {
  const isNamed = mailFrom.trim().indexOf('<') > 0;
  const bare = { name: shopName, address: mailFrom.replaceAll(/[<>\s]/g, '') };
  return { ...mail, ...leaving(unsubscribe), messageId, from: isNamed ? mailFrom : bare };
}

/** Mail programs show a button that sends one call to this address (RFC 2369 and 8058). */
const leaving = (url: string | undefined) =>
  url === undefined
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
