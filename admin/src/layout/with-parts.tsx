import { Fragment, type ReactNode } from 'react';

const MARK = '\u0002';

/** What a message is told in the place of something that is no text: `t('See {page}', { page: part('page') })`. */
export const part = (name: string): string => `${MARK}${name}${MARK}`;

/** A text with links and the like where its message names them. */
export const withParts = (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  text
    .split(MARK)
    .map((piece, at) => (at % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>));
