import { page } from './layout/page';

/** Pages of customers, their groups and the staff. */
export const customers = {
  list: page(async () => (await import('./customers/customer-list')).CustomerList),
  show: page(async () => (await import('./customers/customer-show')).CustomerShow),
  create: page(async () => (await import('./staff/invite')).InviteStaff),
  edit: page(async () => (await import('./customers/customer-edit')).CustomerEdit),
};
export const messages = {
  list: page(async () => (await import('./messages/message-list')).MessageList),
  show: page(async () => (await import('./messages/message-show')).MessageShow),
};
export const customerGroups = {
  list: page(async () => (await import('./customer-groups/group-list')).CustomerGroupList),
  create: page(async () => (await import('./customer-groups/group-form')).CustomerGroupCreate),
  edit: page(async () => (await import('./customer-groups/group-form')).CustomerGroupEdit),
};

export const roles = {
  list: page(async () => (await import('./staff/role-list')).RoleList),
  create: page(async () => (await import('./staff/role-form')).RoleCreate),
  edit: page(async () => (await import('./staff/role-form')).RoleEdit),
};
