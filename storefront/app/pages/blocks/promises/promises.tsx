import { ServiceStrip } from '../../../catalogue/service-strip';

/** Delivery, service and returns, as the settings of the shop have them. */
export default function PromisesBlock() {
  return <ServiceStrip />;
}
