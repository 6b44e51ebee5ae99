/** For a button that goes with what it removes: the second click of a double click is at what has moved to its place. */
export const firstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
