import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { AdminContext, defaultI18nProvider, memoryStore, SearchInput } from 'react-admin';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { dataProvider } from '../data-provider';
import { answerWith } from '../testing/panel';
import { ShopList } from './shop-list';

/** Longer than react-admin waits after the last key. */
const PAUSE_MS = 600;
type Page = { default: () => React.ReactElement };

/** The list, and a record's page whose code has yet to arrive. */
function open(): { arrive: () => Promise<void> } {
  let come: (page: Page) => void = () => undefined;
  const Order = lazy(() => new Promise<Page>((resolve) => (come = resolve)));
  window.history.pushState({}, '', '/admin/orders');
  const list = (
    <ShopList resource="orders" filters={[<SearchInput key="q" source="q" alwaysOn />]} pagination={null}>
      <Link to="/orders/7/show">Order 7</Link>
    </ShopList>
  );
  render(
    <BrowserRouter basename="/admin">
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={defaultI18nProvider}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Suspense>
          <Routes>
            <Route path="/orders" element={list} />
            <Route path="/orders/7/show" element={<Order />} />
          </Routes>
        </Suspense>
      </AdminContext>
    </BrowserRouter>,
  );
  return { arrive: () => act(async () => come({ default: () => <h2>The order</h2> })) };
}

const pause = () => act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));

describe('a list', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    answerWith(() => ({ body: [{ id: '7' }] }));
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const person = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  it('takes over what was typed after a pause', async () => {
    open();
    await pause();
    await person().type(screen.getByRole('textbox'), 'jacket');
    await pause();
    expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"q":"jacket"}');
  });

  it('does not bring back who opened a record within that pause', async () => {
    const { arrive } = open();
    await pause();
    const visitor = person();
    await visitor.type(screen.getByRole('textbox'), 'jacket');
    await visitor.click(screen.getByRole('link', { name: 'Order 7' }));
    await pause();
    await arrive();
    expect(screen.getByRole('heading', { name: 'The order' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/admin/orders/7/show');
  });

  it('says why it could not be fetched, and tries again', async () => {
    let tries = 0;
    answerWith(() =>
      (tries += 1) === 1
        ? { status: 503, body: { detail: 'The database is away.' } }
        : { body: [{ id: '7' }] },
    );
    open();
    await pause();
    expect(screen.getByRole('alert')).toHaveTextContent('The database is away.');
    expect(screen.queryByRole('link', { name: 'Order 7' })).toBeNull();
    await person().click(screen.getByRole('button', { name: 'Try again' }));
    await pause();
    expect(screen.getByRole('link', { name: 'Order 7' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
