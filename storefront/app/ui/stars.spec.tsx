import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Price } from './price';
import { Stars } from './stars';
import { Stepper } from './stepper';

describe('stars', () => {
  it.each([
    [4.96, 4, '5.0 (12)'],
    [4.04, 4, '4.0 (12)'],
    [3.999, 3, '4.0 (12)'],
    [0, 0, '0.0 (12)'],
  ])('of an average of %d: %d of five are filled, beside %s', (rating, filled, words) => {
    render(<Stars rating={rating} ratings={12} />);
    expect(screen.getByRole('img').style.getPropertyValue('--full')).toBe(String(filled));
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('never stand without the number of ratings', () => {
    render(<Stars rating={0} ratings={0} />);
    expect(screen.getByRole('img', { name: 'No ratings yet' })).toBeInTheDocument();
    expect(screen.getByText('(0)')).toBeInTheDocument();
  });
});

describe('a price', () => {
  it('has two decimals and the crossed-out original when there is a discount', () => {
    const { container } = render(<Price price={1080} originalPrice={1200.5} />);
    expect(container).toHaveTextContent('Now $1,080.00');
    expect(container.querySelector('s')).toHaveTextContent('Was $1,200.50');
  });

  it('crosses nothing out when there is none', () => {
    const { container } = render(<Price price={9.9} originalPrice={null} />);
    expect(container).toHaveTextContent(/^\$9\.90$/);
    expect(container.querySelector('s')).toBeNull();
  });
});

describe('the quantity of a product', () => {
  const show = (value: number, max?: number) => {
    const change = jest.fn();
    render(<Stepper value={value} onChange={change} label="Quantity" max={max} />);
    return change;
  };
  const field = () => screen.getByRole('textbox', { name: 'Quantity' });

  it('cannot go below one', () => {
    const change = show(1);
    expect(screen.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    fireEvent.change(field(), { target: { value: '0' } });
    expect(change).not.toHaveBeenCalled();
    expect(field()).toHaveValue('0');
    fireEvent.blur(field());
    expect(field()).toHaveValue('1');
  });

  it('goes no further than what is there', () => {
    const change = show(3, 4);
    fireEvent.change(field(), { target: { value: '9' } });
    expect(change).toHaveBeenLastCalledWith(4);
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(change).toHaveBeenLastCalledWith(4);
    fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(change).toHaveBeenLastCalledWith(2);
  });
});
