import { OrderNotFound } from '../../../orders/domain/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { CARRIERS } from '../../../shipping/carriers/index.js';
import {
  CarrierMessageRejected,
  CarrierRefusedLabel,
  CarrierSilent,
  LabelNotFound,
  NoSuchCarrier,
  labelUnderway,
  notBought,
  notToBeSent,
} from '../../domain/refusals.js';

/** An order of the demo's shopper, and a label that it never had. */
const ORDER = { id: '019421be-0306-7bff-a509-40c315f6e65a' };
const LABEL = { ...ORDER, labelId: '019336a0-0000-7000-8000-000000000001' };
const carrier = [new CarrierRefusedLabel('Unable to buy postage.'), new CarrierSilent()];
const unknown = [new OrderNotFound(), new LabelNotFound()];

export const ADMIN_LABEL_CALLS: CallDescriptions = {
  adminListLabels: { parameters: ORDER, refuses: [new OrderNotFound()] },
  adminOfferLabel: {
    parameters: ORDER,
    refuses: [new OrderNotFound(), notToBeSent(), labelUnderway(), ...carrier],
  },
  adminBuyLabel: {
    parameters: LABEL,
    requests: { cheapest: { summary: 'By the cheapest rate', value: { rate: 'rate_9f3a1c70' } } },
    refuses: [
      ...unknown,
      new InvalidInput([{ field: 'rate', message: 'rate must be one of the rates that were offered' }]),
      notToBeSent(),
      labelUnderway(),
      ...carrier,
    ],
  },
  adminReturnLabel: { parameters: LABEL, refuses: [...unknown, notBought(), ...carrier] },
  adminPrintLabel: { parameters: LABEL, refuses: [new LabelNotFound(), notBought(), new CarrierSilent()] },
};

export const CARRIER_CALLS: CallDescriptions = {
  receiveCarrierMessage: {
    parameters: { provider: CARRIERS[0]?.name ?? '' },
    refuses: [new CarrierMessageRejected('signature'), new NoSuchCarrier(), new CarrierSilent()],
  },
};
