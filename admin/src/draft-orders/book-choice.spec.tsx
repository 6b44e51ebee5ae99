import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, TextInput } from 'react-admin';
import { answerWith, show, type Answer } from '../testing/panel';
import { BookChoice } from './book-choice';

const kept = {
  ...{ _id: 'a1', id: 'a1', firstName: 'Ann', lastName: 'Kamau', company: '', street: '1 Kampala Road' },
  ...{ line2: '', city: 'Kampala', state: '', zipCode: '', country: 'Uganda', countryCode: 'UG' },
  ...{ lines: ['1 Kampala Road', 'Kampala', 'Uganda'], phone: '+256772123456', isDefault: true },
};
const typed = { street: '2 Old Road', city: 'Jinja' };

function open(answer: Answer = { body: [kept] }) {
  answerWith(() => answer);
  show(
    <Form record={{ customerId: 'c1', shippingAddress: typed, contact: { email: '', phone: '' } }}>
      <BookChoice />
      <TextInput source="shippingAddress.street" label="Street" />
      <TextInput source="contact.phone" label="Phone" />
    </Form>,
  );
}
const fields = () =>
  [screen.getByLabelText('Street'), screen.getByLabelText('Phone')].map(
    (one) => (one as HTMLInputElement).value,
  );

describe('an address of the book for an order that is written down', () => {
  it('is shown as chosen once it is taken, and gives back what it has replaced', async () => {
    open();
    const choice = await screen.findByRole('combobox', { name: 'From the address book' });
    expect(choice).not.toHaveTextContent('Kampala');
    fireEvent.mouseDown(choice);
    fireEvent.click(await screen.findByRole('option', { name: /1 Kampala Road/ }));
    expect(fields()).toEqual(['1 Kampala Road', '+256772123456']);
    expect(choice).toHaveTextContent('1 Kampala Road');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(fields()).toEqual(['2 Old Road', '']));
  });

  it('is not missing where the book could not be read', async () => {
    open({ status: 500, body: { detail: 'Broken.' } });
    expect(await screen.findByText('Broken.')).toBeVisible();
  });
});
