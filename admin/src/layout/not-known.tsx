import { t } from '../texts';

/** In the alert of a dialog whose question got no answer. */
export const NotKnown = () => (
  <div>{t('Whether it was done is not known. The next try sends the same again, and it is done once.')}</div>
);
