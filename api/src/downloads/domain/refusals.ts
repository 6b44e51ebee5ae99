import { Refusal, refusal } from '../../kernel/refusal.js';
import { MOST_BYTES, MOST_FILES } from './digital-file.js';

export const FileNotFound = refusal('not-found', 'file_not_found', 'There is no such file.');

export const ProductOfFilesNotFound = refusal('not-found', 'product_not_found', 'Product not found.');

export const VariantOfFileNotFound = refusal(
  'not-found',
  'variant_not_found',
  'There is no such variant of this product.',
);

/** What is to be sold as a file is none. */
export class FileWrong extends Refusal {
  constructor(message: string, field: 'file' | 'name' = 'file') {
    super('invalid', 'file_wrong', message, { fields: [{ field, message }] });
  }
}

export const fileIsMissing = () => new FileWrong('Choose a file that is not empty');
export const fileTooLarge = () => new FileWrong(`The file must have at most ${MOST_BYTES / 1_000_000} MB`);

export const TooManyFiles = refusal(
  'conflict',
  'too_many_files',
  `A variant has at most ${MOST_FILES} files.`,
);

export const OrderOfDownloadsNotFound = refusal('not-found', 'order_not_found', 'Order not found');

/** Nothing of the order is a file that its buyer has paid for and kept. */
export const NothingToDownload = refusal(
  'conflict',
  'nothing_to_download',
  'Nothing of this order is a file that was paid for and kept.',
);

export class TooManyRenewals extends Refusal {
  constructor(most: number) {
    super('too-many', 'too_many_renewals', `New links can be sent at most ${most} times an hour.`, {
      retryAfter: 3_600,
    });
  }
}

/** Its buyer could withdraw from the file still. */
export const ConsentNeeded = refusal(
  'conflict',
  'download_consent_needed',
  'Please confirm that you want your files at once, and that you then lose your right to withdraw from them.',
);

/** Nobody was ever given such a link, or nobody knows it any more. */
export const LinkUnknown = refusal(
  'not-found',
  'download_unknown',
  'This link to a download is not known. Please copy all of it from our email.',
);

/** Why a link works no more, as the page of it says. */
const WHY = {
  used_up: 'This link has been used as often as it can be. Write to us, and we will send you a new one.',
  over: 'This link has ended. Write to us, and we will send you a new one.',
  revoked: 'This link does not work any more. Use the newest one that we have sent you, or write to us.',
} as const;

export class LinkEnded extends Refusal {
  constructor(readonly why: keyof typeof WHY) {
    super('not-found', `download_${why}`, WHY[why]);
  }
}

/** The disk or the quota that holds the files is full; the rest of the shop goes on. */
export const NoSpaceForFiles = refusal(
  'full',
  'no_space_for_files',
  'There is no space left for files. Nothing was changed.',
);

/** Where the files are kept does not answer; the rest of the shop goes on. */
export class FilesUnavailable extends Refusal {
  constructor() {
    const message = 'Files cannot be reached right now. Please try again in a moment.';
    super('unavailable', 'files_unavailable', message, { retryAfter: 5 });
  }
}
