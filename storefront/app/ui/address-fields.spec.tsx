import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emptyAddress } from '../platform/forms/address';
import { useForm } from '../platform/forms/use-form';
import { AddressFields } from './address-fields';

afterEach(() => {
  jest.restoreAllMocks();
});

const FILES: Readonly<Record<string, object>> = {
  '/places/KE.json': { cities: ['Kisumu', 'Nairobi'], regions: ['Nairobi City'] },
  '/places/UG.json': { cities: ['Kampala'], regions: ['Central'] },
};

function Address({ country }: { country: string }) {
  const form = useForm({ ...emptyAddress, country }, () => ({}) as never);
  return <AddressFields form={form} />;
}

/** The form, and the files that it has asked for. */
function open(country: string) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const file = typeof input === 'string' ? FILES[input] : undefined;
    return Promise.resolve(new Response(JSON.stringify(file ?? {}), { status: file ? 200 : 404 }));
  });
  render(<Address country={country} />);
  return () => fetched.mock.calls.map(([url]) => url);
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const offered = (name: RegExp) => [...(field(name).list?.options ?? [])].map(({ value }) => value);

describe('the fields of an address', () => {
  it('begin with the country, for the words of the others depend on it', () => {
    open('Kenya');
    const names = [...document.querySelectorAll('input, select')].map((control) =>
      control.getAttribute('name'),
    );
    expect(names).toEqual(['country', 'firstName', 'lastName', 'street', 'city', 'state', 'zipCode']);
  });

  it('offer the cities and regions of the country, asked for with the first field', async () => {
    const asked = open('Kenya');
    expect(asked()).toEqual([]);
    fireEvent.focus(field(/^First name/));
    await waitFor(() => expect(offered(/^City/)).toEqual(['Kisumu', 'Nairobi']));
    expect(offered(/^County/)).toEqual(['Nairobi City']);
    fireEvent.focus(field(/^City/));
    expect(asked()).toEqual(['/places/KE.json']);
  });

  it('follow the country', async () => {
    open('Kenya');
    fireEvent.focus(field(/^City/));
    await waitFor(() => expect(offered(/^City/)).toContain('Nairobi'));
    fireEvent.change(screen.getByLabelText(/^Country/), { target: { value: 'Uganda' } });
    await waitFor(() => expect(offered(/^City/)).toEqual(['Kampala']));
    expect(offered(/^District/)).toEqual(['Central']);
  });

  it('have a company and a second line for who asks for them', () => {
    open('Kenya');
    expect(screen.queryByLabelText(/^Company/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add company or second line' }));
    expect(field(/^Company/)).toHaveFocus();
    const names = [...document.querySelectorAll('input')].map((control) => control.getAttribute('name'));
    expect(names.slice(2, 5)).toEqual(['company', 'street', 'line2']);
    fireEvent.change(field(/^Company/), { target: { value: 'Ada Ltd' } });
    fireEvent.change(field(/^Apartment/), { target: { value: 'Floor 3' } });
    expect([field(/^Company/).value, field(/^Apartment/).value]).toEqual(['Ada Ltd', 'Floor 3']);
    expect(screen.queryByRole('button', { name: 'Add company or second line' })).toBeNull();
  });

  it('take any word where nothing is known', async () => {
    const asked = open('Samoa');
    fireEvent.focus(field(/^City/));
    await waitFor(() => expect(asked()).toEqual(['/places/WS.json']));
    expect(offered(/^City/)).toEqual([]);
    fireEvent.change(field(/^City/), { target: { value: 'Apia' } });
    expect(field(/^City/)).toHaveValue('Apia');
  });
});
