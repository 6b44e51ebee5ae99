import type { Mail } from '../../domain/mail.js';

/** A mail as the mail program takes it: sent under the shop's name, unless `MAIL_FROM` has a name of its own. */
export function envelope({ shopName = '', ...mail }: Mail, messageId: string, mailFrom: string) {
  const isNamed = mailFrom.trim().indexOf('<') > 0;
  const bare = { name: shopName, address: mailFrom.replaceAll(/[<>\s]/g, '') };
  return { ...mail, messageId, from: isNamed ? mailFrom : bare };
}
