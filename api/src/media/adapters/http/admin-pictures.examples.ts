import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { NoSpaceForPictures, NotAPicture, PictureTooLarge, pictureTooLong } from '../../domain/refusals.js';

export const PICTURE_CALLS: CallDescriptions = {
  adminTakePicture: {
    requests: { file: { summary: 'One file', value: { image: '(a PNG, JPEG or WebP file)' } } },
    refuses: [
      new NotAPicture(),
      new PictureTooLarge(),
      pictureTooLong(),
      literal(
        400,
        'bad_form',
        'The form could not be read (Too many fields): send one file in its part "image" and nothing else.',
        'image',
      ),
      literal(415, 'not_multipart', 'Send multipart/form-data.'),
      new NoSpaceForPictures(),
    ],
  },
};
