/** Said where an address leads nowhere. */
export const notFoundTexts = {
  title: '404 Not Found',
  crumb: '404 Error',
  text: 'Your visited page not found',
  why: 'The page has moved, or it never existed.',
  backHome: 'Back to home page',
} as const;
