import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { fill, type Text } from '@app/contract/base/messages.ts';
import type { PushMessage } from '@app/contract/push/events.ts';
import { currentLanguage } from '../../lib/language.ts';
import { untilLoaded } from '../../lib/later.ts';
import { notify } from '../../lib/notices.ts';
import { connectPush, disconnectPush, onPush } from '../../lib/push.ts';
import { queryClient } from '../../lib/query-client.ts';
import { noticeVersion } from '../../lib/server-settings.ts';
import { refreshedBy } from '../push-refresh.ts';

/** Says what an event says, with the way there, unless that is where the user is. Most events say nothing. */
async function tell(message: PushMessage, go: (address: string) => void): Promise<void> {
  const { noticeOf } = await untilLoaded(() => import('../push-notices.ts'));
  const said = noticeOf(message);
  if (!said) return;
  const words = (text: Text) => fill(text, currentLanguage());
  const { kind, text, to } = said;
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
      else void tell(message, (address) => void navigate(address));
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
