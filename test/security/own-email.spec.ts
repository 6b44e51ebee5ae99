import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { mailTo, mailsTo, untilHeard } from '../support/mails.js';
import { until } from '../support/processes.js';
import { addApp, loggedIn, PASSWORD, signedUp } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const currentPassword = PASSWORD;
const LINK = /\/change-email\?token=([\w-]{43})/;
const tokenFor = async (email: string) => LINK.exec(await mailTo(shop, email, 'change-email'))?.[1] ?? '';
const confirmation = '/users/me/email/confirmation';

describe('the address of an account', () => {
  it('S75 is not changed by the profile, which says so', async () => {
    const person = await signedUp(shop, 'fixed@example.com');
    const tried = await person.patch<Json>('/users/me', { email: 'other@example.com' });
    expect([tried.status, tried.body.code, tried.body.errors[0].field]).toEqual([
      ...[400, 'email_changes_by_link', 'email'],
    ]);
    expect((await person.patch('/users/me', { email: 'nonsense' })).status).toBe(400);
    expect((await person.patch('/users/me', { email: 'FIXED@example.com', name: 'Ada' })).status).toBe(200);
  });

  it('S75 changes by the password and the link that is mailed to the new one, and tells the old one', async () => {
    const person = await signedUp(shop, 'before@example.com');
    const wanted = { email: 'after@example.com', currentPassword };
    await person.post('/users/me/email', wanted, { expect: 200 });
    expect(await mailTo(shop, 'before@example.com', 'about to change')).toContain('forgot-password');
    expect((await person.get<Json>('/users/me')).body.data.email).toBe('before@example.com');
    const token = await tokenFor('after@example.com');
    const { body } = await person.post<Json>(confirmation, { token }, { expect: 200 });
    expect(body.data).toMatchObject({ _id: person.id, email: 'after@example.com' });
    expect((await person.post<Json>(confirmation, { token })).body.code).toBe('link_dead');
    await loggedIn(shop, 'after@example.com');
    const old = await shop.client.post('/auth/login', { email: 'before@example.com', password: PASSWORD });
    expect(old.status).toBe(401);
    expect(await mailTo(shop, 'before@example.com', 'Your email address was changed')).toContain('no longer');
  });

  it('S75 asks for the password, and for the factor of whoever has one', async () => {
    const person = await signedUp(shop, 'asked@example.com');
    const email = 'asked-new@example.com';
    const wrong = await person.post<Json>('/users/me/email', { email, currentPassword: 'a guess of it' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_password']);
    const same = await person.post<Json>('/users/me/email', { email: person.email, currentPassword });
    expect(same.body.code).toBe('same_email');
    await addApp(person);
    await shop.sql(`update session set factor_shown_at = now() - interval '16 minutes'`);
    const late = await person.post<Json>('/users/me/email', { email, currentPassword });
    expect([late.status, late.body.code]).toEqual([403, 'second_factor_required']);
    expect(await mailsTo(shop, email)).toEqual([]);
  });

  it('S75 is changed by nobody else who has the link', async () => {
    const [ann, eve] = [await signedUp(shop, 'ann@example.com'), await signedUp(shop, 'eve@example.com')];
    await eve.post('/users/me/email', { email: 'victim@example.com', currentPassword }, { expect: 200 });
    const token = await tokenFor('victim@example.com');
    expect((await ann.post<Json>(confirmation, { token })).body.code).toBe('link_dead');
    expect((await shop.client.post(confirmation, { token })).status).toBe(401);
    expect((await eve.post('/users/me/email', { email: 'ann@example.com', currentPassword })).status).toBe(
      200,
    );
    await untilHeard(shop, 'mail.address-taken');
    expect((await mailsTo(shop, 'ann@example.com')).join()).not.toMatch(LINK);
    expect((await eve.post<Json>(confirmation, { token })).body.code).toBe('link_dead');
  });

  it('S75 is one account’s, also when two want it at once', async () => {
    const people = [await signedUp(shop, 'one@example.com'), await signedUp(shop, 'two@example.com')];
    const tokens: string[] = [];
    for (const [index, person] of people.entries()) {
      await person.post('/users/me/email', { email: 'shared@example.com', currentPassword }, { expect: 200 });
      // heard is not yet written: the letter is sent by a job
      await until(`the link of person ${index}`, async () => {
        const mails = await mailsTo(shop, 'shared@example.com');
        const links = mails.flatMap((mail) => LINK.exec(mail)?.[1] ?? []);
        tokens[index] = links.find((link) => !tokens.includes(link)) ?? '';
        return tokens[index] !== '';
      });
    }
    const answers = await Promise.all(
      people.map((person, index) => person.post<Json>(confirmation, { token: tokens[index] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('email_taken');
  });

  it('S75 of a reset that comes first ends the link', async () => {
    const person = await signedUp(shop, 'first@example.com');
    await person.post('/users/me/email', { email: 'thief@example.com', currentPassword }, { expect: 200 });
    const token = await tokenFor('thief@example.com');
    await shop.client.post('/auth/forgot-password', { email: person.email }, { expect: 200 });
    const mail = await mailTo(shop, person.email, 'reset-password');
    const reset = /\/reset-password\/([\w-]{43})/.exec(mail)?.[1] ?? '';
    await shop.client.put(`/auth/reset-password/${reset}`, { password: PASSWORD }, { expect: 200 });
    const back = await loggedIn(shop, person.email);
    expect((await back.post<Json>(confirmation, { token })).body.code).toBe('link_dead');
  });

  it('S75 of the administrator that the shop began with changes too', async () => {
    const admin = await shop.admin();
    const [mine] = await shop.sql<{ email: string }>(`select email from account where role = 'admin'`);
    const wanted = { email: 'owner@shop.example', currentPassword: 'duka-admin-demo' };
    await admin.post('/users/me/email', wanted, { expect: 200 });
    await admin.post(confirmation, { token: await tokenFor('owner@shop.example') }, { expect: 200 });
    expect((await admin.get<Json>('/users/me')).body.data.email).toBe('owner@shop.example');
    await shop.sql(`update account set email = $1, email_key = $1 where email_key = 'owner@shop.example'`, [
      mine?.email,
    ]);
  });
});
