import { useNavigate } from 'react-router';
import { listSessions, logOutEverywhere, revokeSession } from '../platform/api/accounts';
import type { AccountSession } from '../platform/api/types';
import { messageOf } from '../platform/api/api-error';
import { dateTime } from '../platform/dates';
import { settingsTexts } from '../platform/messages/en/profile';
import { secondFactorTexts } from '../platform/messages/en/second-factor';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { firstClick } from '../ui/first-click';
import { ErrorState, LateSkeleton } from '../ui/states';
import { deviceName } from './device';

/** Every place where the account is logged in; others can be logged out from here. */
export function Sessions() {
  const loaded = useLoad(async () => (await listSessions()).data);
  const navigate = useNavigate();
  if (loaded.state === 'failed')
    return <ErrorState title={settingsTexts.sessionsFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') return <LateSkeleton className="h-40 rounded-l" />;
  const sessions = loaded.data;

  async function revoke(session: AccountSession): Promise<void> {
    loaded.replace(sessions.filter((one) => one !== session));
    try {
      await revokeSession(session._id);
      toast.success(settingsTexts.revoked);
    } catch (error) {
      toast.error(messageOf(error, settingsTexts.revokeFailed));
    }
    loaded.reload();
  }

  async function everywhere(): Promise<void> {
    try {
      await logOutEverywhere();
      toast.success(secondFactorTexts.everywhereDone);
      // first away from the private page, which would ask to log in again
      await navigate('/login');
      endSession();
    } catch (error) {
      toast.error(messageOf(error, secondFactorTexts.everywhereFailed));
    }
  }

  return (
    <>
      <ul className="card divide-y divide-line py-2">
        {sessions.map((session) => {
          const device = deviceName(session.userAgent);
          return (
            <li key={session._id} className="flex items-center justify-between gap-3 py-3">
              <div>
                <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {device}
                  {session.current && <Badge look="good">{settingsTexts.thisDevice}</Badge>}
                </p>
                <p className="text-sm text-ink-soft">
                  {settingsTexts.lastSeen(dateTime(session.lastSeenAt))}
                </p>
              </div>
              {!session.current && (
                <Button
                  look="secondary"
                  small
                  className="flex-none"
                  aria-label={settingsTexts.revokeOf(device)}
                  onClick={firstClick(() => void revoke(session))}
                >
                  {settingsTexts.revoke}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button look="quiet" className="mt-4 -ms-4" onClick={() => void everywhere()}>
        {secondFactorTexts.everywhere}
      </Button>
    </>
  );
}
