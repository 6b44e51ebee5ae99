import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type FunctionComponent } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { answerWith, show } from '../testing/panel';
import { page } from './page';

const failed = () => screen.findByRole('heading', { name: 'This page could not be loaded' });

/** Links to a page of the panel whose code comes when `connection.on` says so, and home. */
const open = (connection: { on: boolean }) => {
  answerWith(() => undefined);
  const Page = page(() =>
    connection.on
      ? Promise.resolve((() => <p>The page</p>) as FunctionComponent)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  show(
    <Suspense fallback="…">
      <Link to="/page">There</Link>
      <Link to="/">Home</Link>
      <Routes>
        <Route path="/" element={<p>At home</p>} />
        <Route path="/page" element={<Page />} />
      </Routes>
    </Suspense>,
    '/page',
  );
};

describe('a page whose code could not be fetched', () => {
  it('says so, and is fetched when somebody tries again', async () => {
    const connection = { on: false };
    open(connection);
    expect(await failed()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await failed()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
    connection.on = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('is fetched when somebody comes back to it', async () => {
    const connection = { on: false };
    open(connection);
    expect(await failed()).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    connection.on = true;
    await userEvent.click(screen.getByRole('link', { name: 'There' }));
    expect(await screen.findByText('The page')).toBeVisible();
  });
});
