/** For the build of the panel: puts the compiled English beside each message. */
export function englishTexts(): {
  name: string;
  enforce: 'pre';
  transform: (code: string, id: string) => string | null;
};
