/** The fields of each row of a list in a form, in as many columns as there is room for; rows keep their distance. */
export const formRows = (columns: { sm: number; lg: number }) => {
  const row = '& > .RaSimpleFormIterator-list > .RaSimpleFormIterator-line';
  const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
  return {
    [row]: { py: 1.5 },
    [`${row}:first-of-type`]: { pt: 0 },
    [`${row} > .RaSimpleFormIterator-form`]: {
      display: 'grid',
      gridTemplateColumns: { xs: equal(1), sm: equal(columns.sm), lg: equal(columns.lg) },
      columnGap: 2,
      alignItems: 'start',
    },
  };
};
