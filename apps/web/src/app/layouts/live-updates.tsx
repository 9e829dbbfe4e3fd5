import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '@app/contract/base/messages.ts';
import { currentLanguage } from '../../lib/language.ts';
import { notify } from '../../lib/notices.ts';
import { connectPush, disconnectPush, onPush } from '../../lib/push.ts';
import { queryClient } from '../../lib/query-client.ts';
import { noticeVersion } from '../../lib/server-settings.ts';
import { noticeOf, type PushNotice, refreshedBy } from '../push-refresh.ts';

/** Says it, with the way there, unless that is where the user is. */
function tell({ kind, text, to }: PushNotice, go: (address: string) => void): void {
  const words = (one: typeof text) => fill(one, currentLanguage());
  const isThere = to?.address === `${location.pathname}${location.search}`;
  const action = to && !isThere ? { label: words(to.label), run: () => go(to.address) } : undefined;
  notify(kind, words(text), undefined, action);
}

/** Hears the events of the logged-in user and refreshes what they make old. It shows nothing. */
export function LiveUpdates({ userId }: { userId: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    connectPush(userId);
    const stop = onPush((message) => {
      if (message.event === 'connection') noticeVersion(message.data.serverVersion);
      const said = noticeOf(message);
      if (said) tell(said, (address) => void navigate(address));
      for (const queryKey of refreshedBy(message)) void queryClient.invalidateQueries({ queryKey });
    });
    return () => {
      stop();
      disconnectPush();
      // Whoever logs in next, here or in another tab, must not see what this user had.
      queryClient.clear();
    };
  }, [userId, navigate]);
  return null;
}
