import { Module } from '@nestjs/common';
import { Connections } from '../../../kernel/connections.js';
import { adapter } from '../../../platform/nest/adapter.js';
import { Carrier } from '../../application/carrier.js';
import { EASYPOST } from './connection.js';
import { EasyPostCarrier } from './easypost-carrier.js';
import { EasyPostHttp } from './easypost-http.js';

/** Parcels by EasyPost. Without a key the local sandbox plays it instead, where there is one. */
@Module({
  providers: [EasyPostHttp, adapter(Carrier, EasyPostCarrier)],
  exports: [Carrier],
})
export class EasyPostModule {
  constructor(connections: Connections, http: EasyPostHttp) {
    connections.add({ ...EASYPOST, tryOut: () => http.tryOut() });
  }
}
