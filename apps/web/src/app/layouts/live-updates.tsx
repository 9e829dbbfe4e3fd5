import { useEffect } from 'react';
import { fill } from '@app/contract/base/messages.ts';
import { currentLanguage } from '../../lib/language.ts';
import { notify } from '../../lib/notices.ts';
import { connectPush, disconnectPush, onPush } from '../../lib/push.ts';
import { queryClient } from '../../lib/query-client.ts';
import { noticeVersion } from '../../lib/server-settings.ts';
import { noticeOf, refreshedBy } from '../push-refresh.ts';

/** Hears the events of the logged-in user and refreshes what they make old. It shows nothing. */
export function LiveUpdates({ userId }: { userId: string }) {
  useEffect(() => {
    connectPush(userId);
    const stop = onPush((message) => {
      if (message.event === 'connection') noticeVersion(message.data.serverVersion);
      const said = noticeOf(message);
      if (said) notify('success', fill(said, currentLanguage()));
      for (const queryKey of refreshedBy(message)) void queryClient.invalidateQueries({ queryKey });
    });
    return () => {
      stop();
      disconnectPush();
      // Whoever logs in next, here or in another tab, must not see what this user had.
      queryClient.clear();
    };
  }, [userId]);
  return null;
}
