import type { AddressTerms, CustomerAddress, CustomerRecord, CustomerRemarks, CustomerTag } from './records';
import { messageCalls } from './message-calls';
import { reviewCalls } from './review-calls';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

const customer = (id: unknown) => `/customers/${encodeURIComponent(String(id))}`;

/** What the staff writes down about customers and answers to them, and who belongs to which group. */
export const customerCalls = (get: Get, send: Send) => ({
  ...{ ...reviewCalls(send), ...messageCalls(send) },
  customerRemarks: (id: unknown) => get<CustomerRemarks>(`${customer(id)}/remarks`),
  customerAddresses: (id: unknown) => get<CustomerAddress[]>(`${customer(id)}/addresses`),
  addCustomerAddress: (id: unknown, address: AddressTerms) =>
    send<CustomerAddress>('POST', `${customer(id)}/addresses`, address),
  changeCustomerAddress: (id: unknown, address: string, change: Partial<AddressTerms>) =>
    send<CustomerAddress>('PATCH', `${customer(id)}/addresses/${encodeURIComponent(address)}`, change),
  removeCustomerAddress: (id: unknown, address: string) =>
    send('DELETE', `${customer(id)}/addresses/${encodeURIComponent(address)}`, undefined),
  mergeCustomer: (id: unknown, into: unknown) =>
    send<CustomerRecord>('POST', `${customer(id)}/merge`, { into }),
  customerTags: () => get<CustomerTag[]>('/customer-tags'),
  addCustomerNote: (id: unknown, text: string, key: string) =>
    send<CustomerRemarks>('POST', `${customer(id)}/notes`, { text }, { 'Idempotency-Key': key }),
  deleteCustomerNote: (id: unknown, note: string) =>
    send<CustomerRemarks>('DELETE', `${customer(id)}/notes/${encodeURIComponent(note)}`, undefined),
  tagCustomer: (id: unknown, tags: readonly string[]) =>
    send<CustomerRemarks>('PUT', `${customer(id)}/tags`, { tags }),
  assignCustomers: (group: unknown, change: { add?: readonly unknown[]; remove?: readonly unknown[] }) =>
    send('POST', `/customer-groups/${encodeURIComponent(String(group))}/members`, change),
});
