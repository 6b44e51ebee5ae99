import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { PageXofY, pages } from './page-x-of-y';

const show = (page: number, total: number, setPage = jest.fn()) => {
  const list = { page, perPage: 5, total, setPage, isPending: false } as unknown as ListControllerResult;
  render(
    <ListContextProvider value={list}>
      <PageXofY />
    </ListContextProvider>,
  );
  return setPage;
};

describe('the pages of a list', () => {
  it('counts a started page as a page, and an empty list as one', () => {
    expect([pages(0, 5), pages(1, 5), pages(5, 5), pages(6, 5), pages(undefined, 5)]).toEqual([
      1, 1, 1, 2, 1,
    ]);
  });

  it('says page x of y', () => {
    show(2, 12);
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
  });

  it('goes one page on and back', async () => {
    const setPage = show(2, 12);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(setPage.mock.calls).toEqual([[3], [1]]);
  });

  it('does not leave the first or the last page', () => {
    show(1, 5);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});
