import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { toast } from '../platform/toasts';
import Toaster from './toaster';

const Stub = createRoutesStub([{ path: '/', Component: Toaster }]);

beforeEach(() => {
  jest.useFakeTimers();
  toast.dismiss();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('toasts', () => {
  it('come one at a time, the newest', () => {
    render(<Stub />);
    act(() => toast.success('Added to cart'));
    act(() => toast.success('Cart cleared'));
    expect(screen.queryByText('Added to cart')).toBeNull();
    expect(screen.getByText('Cart cleared')).toBeInTheDocument();
  });

  it('leave by themselves when all went well', () => {
    render(<Stub />);
    act(() => toast.success('Added to cart'));
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.queryByText('Added to cart')).toBeNull();
  });

  it('stay until dismissed when something failed', () => {
    render(<Stub />);
    act(() => toast.error('Failed to add to cart'));
    act(() => jest.advanceTimersByTime(600_000));
    expect(screen.getByText('Failed to add to cart')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByText('Failed to add to cart')).toBeNull();
  });

  it('are announced politely', () => {
    render(<Stub />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  });
});
