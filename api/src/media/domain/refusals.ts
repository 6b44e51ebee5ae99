import { Refusal, refusal } from '../../kernel/refusal.js';
import { LONGEST_SIDE } from './picture.js';

export const PictureNotFound = refusal('not-found', 'picture_not_found', 'Picture not found.');

/** What was sent as a picture is none, is damaged, or is of a kind that the shop does not take. */
export class NotAPicture extends Refusal {
  constructor(message = 'The image must be a PNG, JPEG or WebP picture', member = 'image') {
    super('invalid', 'not_a_picture', message, { fields: [{ field: member, message }] });
  }

  /** The same of another member of what was sent. */
  at(member: string): NotAPicture {
    return new NotAPicture(this.message, member);
  }
}

export class PictureTooLarge extends Refusal {
  constructor(message = 'The image must have at most 2 MB and 4 megapixels', member = 'image') {
    super('invalid', 'picture_too_large', message, { fields: [{ field: member, message }] });
  }

  at(member: string): PictureTooLarge {
    return new PictureTooLarge(this.message, member);
  }
}

/** Within 4 megapixels, and still too long. */
export const pictureTooLong = () =>
  new PictureTooLarge(`The image must have at most ${LONGEST_SIDE.toLocaleString('en')} pixels on each side`);

/** The disk or the quota that holds the pictures is full; the rest of the shop goes on. */
export const NoSpaceForPictures = refusal(
  'full',
  'no_space_for_pictures',
  'There is no space left for pictures. Nothing was changed.',
);

/** Where the pictures are kept does not answer; the rest of the shop goes on. */
export class PicturesUnavailable extends Refusal {
  constructor() {
    const message = 'Pictures cannot be reached right now. Please try again in a moment.';
    super('unavailable', 'pictures_unavailable', message, { retryAfter: 5 });
  }
}
