import { Box, Typography } from '@mui/material';
import type { ConnectionWebhookDto } from '@duka/client';
import { CopyButton } from '../layout/copy-button';
import { t } from '../texts';

/** What the owner has to enter at the service, so that it tells the shop what happens. */
export const WebhookAddress = ({ webhook, of }: { webhook: ConnectionWebhookDto; of: string }) => (
  <Box sx={{ bgcolor: 'action.hover', borderRadius: 1, p: 1.5 }}>
    <Typography variant="subtitle2" component="h4">
      {t('Webhook: enter this address there')}
    </Typography>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere', flex: 1 }}>
        {webhook.url}
      </Typography>
      <CopyButton text={webhook.url} of={of} />
    </Box>
    {webhook.events.length > 0 && (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
        {t('Events to choose: {events}', { events: webhook.events.join(', ') })}
      </Typography>
    )}
  </Box>
);
