export const closedTexts = {
  label: 'Opening',
  notice: 'This shop is not open yet. Look around; buying begins soon.',
} as const;
