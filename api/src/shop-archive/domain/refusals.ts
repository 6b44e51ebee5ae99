import { Refusal, refusal } from '../../kernel/refusal.js';

/** An archive fills a shop that has nothing of its own. */
export const ShopNotEmpty = refusal(
  'conflict',
  'shop_not_empty',
  'This shop is not empty: it has products, customers or orders. An archive fills an empty shop.',
);

export class NotAnArchive extends Refusal {
  constructor(message: string) {
    super('invalid', 'not_an_archive', message, { fields: [{ field: 'file', message }] });
  }
}

export class ArchiveTooLarge extends Refusal {
  constructor(most: string) {
    const message = `The file is larger than ${most}; whoever runs this shop can take it in with "npm run shop:import".`;
    super('too-large', 'archive_too_large', message, { fields: [{ field: 'bytes', message }] });
  }
}

export const ShopIsFilled = refusal(
  'conflict',
  'shop_is_filled',
  'This shop is just being filled; please wait until that is done.',
);

/** Of two who send a file at once the second one waits, or the first would lose what has come. */
export const ArchiveIsBeingSent = refusal(
  'conflict',
  'archive_is_being_sent',
  'A file is being sent to this shop already. Please wait until it has come; one that has stopped gives way after two minutes.',
);

export const ArchiveNotFound = refusal(
  'not-found',
  'archive_not_found',
  'This upload is over or another one has begun; please begin again.',
);

export const WrongPiece = refusal(
  'invalid',
  'wrong_piece',
  'The piece does not belong to the file, or has another length.',
);

export const ArchiveLinkEnded = refusal(
  'not-found',
  'archive_link_ended',
  'This link was used already or is older than 15 minutes; please ask for the download again.',
);
