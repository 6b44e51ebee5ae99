import type { Access } from '../can-access';

/** Somebody of the staff with these permissions, such as `products.read`. */
export const staffWith = (...names: string[]): Access => ({
  role: 'staff',
  permissions: names.map((name) => {
    const [resource = '', action = ''] = name.split('.');
    return { resource, action };
  }),
});
