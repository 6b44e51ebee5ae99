/** The fields of each row of a list in a form: one below another on a phone, else in these columns; rows keep apart. */
export const formRows = (columns: { sm: string; lg: string }) => {
  const row = '& > .RaSimpleFormIterator-list > .RaSimpleFormIterator-line';
  return {
    [row]: { py: 1.5 },
    [`${row}:first-of-type`]: { pt: 0 },
    [`${row} > .RaSimpleFormIterator-form`]: {
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', ...columns },
      columnGap: 2,
      alignItems: 'start',
    },
  };
};
