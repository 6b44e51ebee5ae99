import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Dashboard } from '../dashboard/dashboard';
import { answerWith, show, whoMay } from '../testing/panel';
import { AccessDenied, NoSuchPage } from './dead-ends';

const Here = () => <p>At {useLocation().pathname}</p>;

const open = (at: string, ...permissions: string[]) => {
  answerWith(() => undefined);
  const pages = (
    <Routes>
      <Route path="/" element={<Dashboard />} />
      <Route path="/access-denied" element={<AccessDenied />} />
      {['/nowhere', '/settings/nowhere', '/reports/nowhere'].map((path) => (
        <Route key={path} path={path} element={<NoSuchPage />} />
      ))}
      <Route path="*" element={<Here />} />
    </Routes>
  );
  show(pages, at, whoMay(...permissions));
};

describe('the first page of somebody of the staff', () => {
  it.each([
    ['/orders', ['products.read', 'orders.read']],
    ['/products', ['products.read', 'coupons.read']],
    ['/reports', ['reports.read']],
    ['/tax-report', ['taxes.read']],
  ])('is %s for who may do %j', async (path, permissions) => {
    open('/', ...permissions);
    expect(await screen.findByText(`At ${path}`)).toBeVisible();
  });

  it.each(['/access-denied', '/nowhere'])('is where %s leads on to', async (at) => {
    open(at, 'coupons.read');
    expect(await screen.findByRole('link', { name: 'To the discounts' })).toHaveAttribute(
      'href',
      '/promotions',
    );
    expect(screen.queryByRole('link', { name: 'To the orders' })).toBeNull();
  });

  it.each([
    ['/settings/nowhere', 'To the settings', '/settings'],
    ['/reports/nowhere', 'To the reports', '/reports'],
    ['/nowhere', 'To the orders', '/orders'],
  ])('comes after the one that an address lies below: %s leads on %s', async (at, name, to) => {
    open(at, 'orders.read', 'reports.read', 'settings.read');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('comes first where the role does not open the page that an address lies below', async () => {
    open('/settings/nowhere', 'orders.read');
    expect(await screen.findByRole('link', { name: 'To the orders' })).toBeVisible();
  });

  it('is none for a role that opens nothing', async () => {
    open('/');
    expect(await screen.findByRole('heading', { name: 'This page needs an administrator' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
