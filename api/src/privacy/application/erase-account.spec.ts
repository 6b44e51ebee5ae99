import { describe, expect, it } from '@jest/globals';
import { Passwords } from '../../accounts/application/ports.js';
import { Clock } from '../../kernel/clock.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { DownloadPersonalData } from './download-personal-data.js';
import { EraseAccount } from './erase-account.js';
import { PersonalData, type Mailbox, type Person, type PersonalFile } from './ports.js';

const shopper: Person = {
  id: 'a1',
  role: 'customer',
  email: 'ada@example.com',
  mailboxes: [{ email: 'ada@example.com', isShown: true, until: null }],
  passwordHash: 'hash of saffron',
};

const unshown = [{ email: 'ada@example.com', isShown: false, until: null }];

class InMemoryPersonalData extends PersonalData {
  readonly erased: string[] = [];
  unfinished = 0;

  constructor(private readonly people: readonly Person[]) {
    super();
  }

  override find(accountId: string): Promise<Person | undefined> {
    return Promise.resolve(this.people.find(({ id }) => id === accountId));
  }

  override lock(accountId: string): Promise<Person | undefined> {
    return this.find(accountId);
  }

  override fileOf(_: Person, under: readonly Mailbox[]): Promise<PersonalFile> {
    const file: PersonalFile = under.length > 0 ? { messages: [] } : {};
    return Promise.resolve(file);
  }

  override unfinishedOrders(): Promise<number> {
    return Promise.resolve(this.unfinished);
  }

  override erase(
    { id }: Person,
    under: readonly Mailbox[],
    passwordHash: string,
  ): Promise<readonly string[]> {
    this.erased.push(`${[id, ...under.map(({ email }) => email)].join(' ')}: ${passwordHash}`);
    return Promise.resolve([id]);
  }
}

class PlainPasswords extends Passwords {
  override readonly isFull = false;

  override inTurn<T>(login: () => Promise<T>): Promise<T> {
    return login();
  }

  override hash(password: string): Promise<string> {
    return Promise.resolve(`hash of ${password}`);
  }

  override isOutdated(): boolean {
    return false;
  }

  override matches(password: string, hash: string | undefined): Promise<boolean> {
    return Promise.resolve(hash === `hash of ${password}`);
  }

  override hashOfNone(): Promise<string> {
    return Promise.resolve('hash of none');
  }
}

class FixedClock extends Clock {
  override now(): Date {
    return new Date('2026-11-23T10:00:00Z');
  }
}

function shop(person: Partial<Person> = {}) {
  const data = new InMemoryPersonalData([{ ...shopper, ...person }]);
  const later: (readonly string[])[] = [];
  const erasure = { ofMessages: (names: readonly string[]) => Promise.resolve(void later.push(names)) };
  const parts = [data, new PlainPasswords(), erasure, new FixedClock(), new DirectUnitOfWork()] as const;
  return { data, later, erase: new EraseAccount(...parts) };
}

describe('erasing an account', () => {
  it('takes the owner’s password and leaves a hash that no password matches', async () => {
    const { data, later, erase } = shop();
    await erase.own('a1', 'saffron');
    expect(data.erased).toEqual(['a1 ada@example.com: hash of none']);
    expect(later).toEqual([['a1']]);
  });

  it('leaves what others may have left under an address that no mailed link has shown to be the owner’s', async () => {
    const mailboxes = [
      { email: 'ada@example.com', isShown: false, until: null },
      { email: 'before@example.com', isShown: true, until: null },
    ];
    const { data, erase } = shop({ mailboxes });
    await erase.own('a1', 'saffron');
    await erase.onBehalf('a1');
    expect(data.erased).toEqual([
      'a1 before@example.com: hash of none',
      'a1 ada@example.com before@example.com: hash of none',
    ]);
  });

  it('is a guest’s right as well', async () => {
    const { data, erase } = shop({ role: 'guest' });
    await erase.onBehalf('a1');
    expect(data.erased).toEqual(['a1 ada@example.com: hash of none']);
  });

  it('and does not show it to them', async () => {
    const download = (isShown: boolean) =>
      new DownloadPersonalData(
        shop({ mailboxes: [{ email: 'ada@example.com', isShown, until: null }] }).data,
        new DirectUnitOfWork(),
      );
    expect(await download(true).own('a1')).toEqual({ messages: [] });
    expect(await download(false).own('a1')).toEqual({});
    expect(await download(false).onBehalf({ role: 'staff' }, 'a1')).toEqual({ messages: [] });
    await expect(download(true).own('a2')).rejects.toMatchObject({ code: 'customer_not_found' });
  });

  it('refuses a wrong password, also for an account that is not there, naming the field', async () => {
    const { data, erase } = shop();
    const refusal = { code: 'wrong_password', details: { fields: [{ field: 'password' }] } };
    await expect(erase.own('a1', 'cumin')).rejects.toMatchObject(refusal);
    await expect(erase.own('a2', 'saffron')).rejects.toMatchObject(refusal);
    expect(data.erased).toEqual([]);
  });

  it('waits for orders that are not finished', async () => {
    const { data, erase } = shop();
    data.unfinished = 2;
    const refusal = { code: 'account_in_use', details: { data: { orders: 2 } } };
    await expect(erase.own('a1', 'saffron')).rejects.toMatchObject(refusal);
    await expect(erase.onBehalf('a1')).rejects.toMatchObject(refusal);
    expect(data.erased).toEqual([]);
  });

  it('goes by what the account is once no order can be placed for it any more', async () => {
    const { data, erase } = shop();
    data.lock = () => {
      data.unfinished = 1;
      return Promise.resolve({ ...shopper, mailboxes: unshown });
    };
    await expect(erase.own('a1', 'saffron')).rejects.toMatchObject({ code: 'account_in_use' });
    data.lock = () => {
      data.unfinished = 0;
      return Promise.resolve({ ...shopper, mailboxes: unshown });
    };
    await erase.own('a1', 'saffron');
    expect(data.erased).toEqual(['a1: hash of none']);
  });

  it.each(['staff', 'admin'] as const)('refuses an account of %s', async (role) => {
    const { data, erase } = shop({ role });
    await expect(erase.own('a1', 'saffron')).rejects.toMatchObject({ code: 'account_of_staff' });
    await expect(erase.onBehalf('a1')).rejects.toMatchObject({ code: 'account_of_staff' });
    expect(data.erased).toEqual([]);
  });

  it('says that a customer is unknown', async () => {
    await expect(shop().erase.onBehalf('a2')).rejects.toMatchObject({ code: 'customer_not_found' });
  });
});
