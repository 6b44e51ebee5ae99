import { t } from '../texts';

/** Those of the week, as forms choose them. */
export const weekdays = () => [
  { id: 'monday', name: t('Monday') },
  { id: 'tuesday', name: t('Tuesday') },
  { id: 'wednesday', name: t('Wednesday') },
  { id: 'thursday', name: t('Thursday') },
  { id: 'friday', name: t('Friday') },
  { id: 'saturday', name: t('Saturday') },
  { id: 'sunday', name: t('Sunday') },
];
