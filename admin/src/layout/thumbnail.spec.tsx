import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { thumbnail } from './format';
import { Thumbnail } from './thumbnail';

describe('the small form of a picture', () => {
  it('is the widest that is small enough, or the only one', () => {
    expect(thumbnail('/media/a', [320, 640])).toBe('/media/a/320.webp');
    expect(thumbnail('/media/a', [300])).toBe('/media/a/300.webp');
    expect(thumbnail('/media/a', [640])).toBe('/media/a/640.webp');
  });

  it('is the usual one where the widths are not known, and the picture itself where it has no such form', () => {
    render(<Thumbnail url="/media/a" />);
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/media/a/320.webp');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/media/a');
  });

  it('is any other address as it is', () => {
    expect(thumbnail('https://x.example/a.png', [320])).toBe('https://x.example/a.png');
    expect(thumbnail(null)).toBeNull();
  });
});
