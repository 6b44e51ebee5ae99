/** What the parts that every page is made of say: ways, carousels, pages, quantities, prices and stars. */
export const controlTexts = {
  breadcrumb: 'Breadcrumb',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (n: number, of: number) => `${n} of ${of}`,
  previous: (what: string) => `Previous: ${what}`,
  next: (what: string) => `Next: ${what}`,
  pages: 'Pages',
  page: (n: number) => `Page ${n}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  fewer: 'Decrease quantity',
  more: 'Increase quantity',
  now: 'Now',
  was: 'Was',
  /** An amount follows. */
  lowest: 'Lowest price in 30 days',
  lowestNote: 'Crossed out: the lowest price of the 30 days before',
  from: 'From',
  stars: (rating: string) => `${rating} out of 5 stars`,
  starsOf: (rating: string, ratings: number) =>
    ratings === 0
      ? 'No ratings yet'
      : `${rating} out of 5 stars, ${ratings} ${ratings === 1 ? 'rating' : 'ratings'}`,
  about: (amount: string) => `about ${amount}`,
} as const;
