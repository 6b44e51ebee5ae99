import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device';
import { loginProblem, resetProblem, signupProblem } from './entry-rules';
import { initialsOf } from './initials';

const EMAIL = 'Please enter your email';
const PASSWORD = 'Please enter your password';
const NO_AT = 'The email address is missing an @';
const SHORT = 'Password must be at least 6 characters';

describe('what keeps a login from being sent', () => {
  it.each([
    ['', '', 'Missing Fields', 'Please fill in all fields', { email: EMAIL, password: PASSWORD }],
    ['a@b.co', '', 'Missing Fields', 'Please fill in all fields', { password: PASSWORD }],
    ['nobody', 'secret', 'Invalid Email', 'Please enter a valid email address', { email: NO_AT }],
    ['a@b.co', '12345', 'Password Too Short', SHORT, { password: SHORT }],
  ])('%p and %p: %p', (email, password, title, text, fields) => {
    expect(loginProblem(email, password)).toEqual({ title, text, fields });
  });

  it('lets six characters through', () => expect(loginProblem('a@b.co', '123456')).toBeNull());
});

describe('what keeps a signup from being sent', () => {
  const good = { name: 'Grace', email: 'a@b.co', phone: '1234567', password: '123456' };
  it.each([
    [{ phone: ' ' }, 'Please fill in all fields.'],
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ password: '12345' }, 'Password must be at least 6 characters.'],
  ])('%j: %p', (wrong, text) => expect(signupProblem({ ...good, ...wrong })?.text).toBe(text));

  it('says at each field what is missing there, and the sentence for all of them once', () => {
    expect(signupProblem({ name: '', email: '', phone: '', password: '' })).toEqual({
      title: 'Uh oh! Something went wrong.',
      text: 'Please fill in all fields.',
      fields: {
        name: 'Please enter your name',
        email: EMAIL,
        phone: 'Please enter your phone number',
        password: PASSWORD,
      },
    });
  });

  it('lets a complete one through', () => expect(signupProblem(good)).toBeNull());
});

describe('what is wrong with a new password', () => {
  it.each([
    ['', 'x', 'Please fill in all fields'],
    ['12345', '12345', 'Password must be at least 6 characters'],
    ['123456', '123457', 'Passwords do not match'],
    ['123456', '123456', null],
  ])('%p and %p: %p', (password, again, problem) => expect(resetProblem(password, again)).toBe(problem));
});

describe('the avatar', () => {
  it.each([
    ['Amina Otieno', 'AO'],
    ['grace', 'G'],
    ['Ana María de la Cruz', 'AM'],
    ['  émile   zola ', 'ÉZ'],
    ['', ''],
  ])('%p shows %p', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1', 'Safari on iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36', 'Chrome on Linux'],
    ['curl/8', 'curl/8'],
    [null, 'Unknown device'],
  ])('%p is %p', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
