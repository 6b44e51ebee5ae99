/** What EasyPost answers, by https://docs.easypost.com/docs/shipments and /docs/trackers, without what nobody reads. */
export const CHEAP = {
  ...{ id: 'rate_cheap', object: 'Rate', carrier: 'USPS', service: 'GroundAdvantage' },
  ...{ rate: '5.49', currency: 'USD', delivery_days: 5, est_delivery_days: 5, shipment_id: 'shp_1' },
};
export const FAST = { ...CHEAP, id: 'rate_fast', service: 'Priority', rate: '8.99', delivery_days: 2 };
export const FOREIGN = { ...CHEAP, id: 'rate_foreign', carrier: 'DHL', currency: 'EUR' };

export const SHIPMENT = {
  ...{ id: 'shp_1', object: 'Shipment', mode: 'test', status: 'unknown' },
  ...{ rates: [FAST, FOREIGN, CHEAP], messages: [], selected_rate: null, postage_label: null },
  ...{ tracking_code: null, tracker: null, refund_status: null },
};

export const BOUGHT = {
  ...SHIPMENT,
  ...{ selected_rate: FAST, tracking_code: '9400100000000000000001' },
  tracker: { id: 'trk_1', object: 'Tracker', status: 'unknown', tracking_code: '9400100000000000000001' },
  postage_label: {
    ...{ id: 'pl_1', object: 'PostageLabel', label_size: '4x6', label_file_type: 'application/pdf' },
    label_url: 'https://easypost-files.s3.us-west-2.amazonaws.com/files/postage_label/1.pdf',
  },
};

export const TRACKER = {
  ...{ id: 'trk_1', object: 'Tracker', status: 'delivered', tracking_code: '9400100000000000000001' },
  tracking_details: [
    {
      ...{ object: 'TrackingDetail', message: 'Delivered, Front Door', status: 'delivered' },
      datetime: '2026-11-26T10:30:00Z',
      tracking_location: {
        object: 'TrackingLocation',
        city: 'AUSTIN',
        state: 'TX',
        country: null,
        zip: '78701',
      },
    },
    {
      ...{ object: 'TrackingDetail', message: 'Arrived at facility', status: 'in_transit' },
      datetime: '2026-11-25T08:00:00Z',
      tracking_location: {
        object: 'TrackingLocation',
        city: 'DALLAS',
        state: 'TX',
        country: 'US',
        zip: null,
      },
    },
  ],
};

export const failure = (code: string, message: string) => ({ error: { code, message, errors: [] } });
