import { Refusal } from '../../kernel/refusal.js';

export class PictureNotFound extends Refusal {
  constructor() {
    super('not-found', 'picture_not_found', 'Picture not found.');
  }
}

/** What was sent as a picture is none, is damaged, or is of a kind that the shop does not take. */
export class NotAPicture extends Refusal {
  constructor(message = 'The image must be a PNG, JPEG or WebP picture') {
    super('invalid', 'not_a_picture', message, { fields: [{ field: 'image', message }] });
  }
}

export class PictureTooLarge extends Refusal {
  constructor() {
    const message = 'The image must have at most 2 MB and 4 megapixels';
    super('invalid', 'picture_too_large', message, { fields: [{ field: 'image', message }] });
  }
}

/** Where the pictures are kept does not answer; the rest of the shop goes on. */
export class PicturesUnavailable extends Refusal {
  constructor() {
    const message = 'Pictures cannot be reached right now. Please try again in a moment.';
    super('unavailable', 'pictures_unavailable', message, { retryAfter: 5 });
  }
}
