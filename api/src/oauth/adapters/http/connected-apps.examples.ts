import { KeyBeyondOwn, ScopeNotForKeys } from '../../../api-keys/domain/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { AppNotFound, AppRequestWrong } from '../../domain/refusals.js';

const wrong = new AppRequestWrong('The application is unknown, or was forgotten: connect it anew.');
const asked =
  'response_type=code&client_id=duka_app_unknown&code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

export const CONNECTED_APP_CALLS: CallDescriptions = {
  adminListConnectedApps: {},
  adminReadAppRequest: { parameters: { asked }, refuses: [wrong] },
  adminConnectApp: {
    requests: { reads: { summary: 'It may read orders', value: { asked, scopes: ['orders.read'] } } },
    refuses: [wrong, new KeyBeyondOwn('orders.read'), new ScopeNotForKeys('roles.write')],
  },
  adminDisconnectApp: {
    parameters: { id: '0193d5c0-7a7e-7c4e-8a55-3b1f0e8a9c0a' },
    refuses: [new AppNotFound()],
  },
};
