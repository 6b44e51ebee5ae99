import { describe, expect, it } from '@jest/globals';
import { withoutValues } from './without-values.js';

const violation = Object.assign(new Error('new row violates check constraint "never"'), {
  ...{ code: '23514', table: 'account', constraint: 'never' },
  ...{ detail: 'Failing row contains (ada@example.com, $argon2id$v=19$m=1).', where: 'COPY account, ada' },
});
const unreadable = Object.assign(new Error('invalid input syntax for type uuid: "ada\n@example.com"'), {
  code: '22P02',
});

describe('an error in the log', () => {
  it('tells what happened and where, and no value', () => {
    const told = withoutValues(violation);
    expect(told).toMatchObject({
      ...{ type: 'Error', message: violation.message, code: '23514', table: 'account', constraint: 'never' },
      stack: expect.stringContaining('without-values.spec'),
    });
    expect(JSON.stringify(told)).not.toMatch(/ada|argon2/);
  });

  it('does not repeat what the database could not read', () => {
    const told = withoutValues(unreadable);
    expect(told).toMatchObject({ message: 'invalid input syntax for type uuid' });
    expect(JSON.stringify(told)).not.toMatch(/example/);
  });

  it('tells its causes, and the errors that it stands for, without their values, too', () => {
    const told = withoutValues(new AggregateError([violation], 'all failed', { cause: violation }));
    expect(told).toMatchObject({ aggregateErrors: [{ constraint: 'never' }] });
    expect(JSON.stringify(told)).toContain('all failed: new row violates');
    expect(JSON.stringify(told)).not.toMatch(/ada|argon2/);
  });

  it('is told as it is where it is no error', () => {
    expect(withoutValues('nothing')).toBe('nothing');
  });
});
