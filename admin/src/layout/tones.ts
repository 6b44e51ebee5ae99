/** Duka's brand, as the storefront has it: terracotta, paper and ink. Colour is kept for the primary action, the selected place and states. */
export type Tones = {
  mode: 'light' | 'dark';
  brand: string;
  onBrand: string;
  ground: string;
  surface: string;
  raised: string;
  ink: string;
  quiet: string;
  line: string;
  edge: string;
  good: string;
  warn: string;
  bad: string;
  info: string;
};

export const light: Tones = {
  mode: 'light',
  brand: '#a8421f',
  onBrand: '#ffffff',
  ground: '#fbf8f3',
  surface: '#ffffff',
  raised: '#f3ede4',
  ink: '#231e1a',
  quiet: '#655a50',
  line: '#e4dbce',
  edge: '#8f8375',
  good: '#23694a',
  warn: '#8a5a06',
  bad: '#b3261e',
  info: '#2b5797',
};

export const dark: Tones = {
  mode: 'dark',
  brand: '#f29c79',
  onBrand: '#1f0e07',
  ground: '#171412',
  surface: '#211c19',
  raised: '#2a2521',
  ink: '#f5eee5',
  quiet: '#b9ada0',
  line: '#3a332d',
  edge: '#8a7e72',
  good: '#7fcfa6',
  warn: '#ecbf6c',
  bad: '#ff9d92',
  info: '#9dc1f5',
};
