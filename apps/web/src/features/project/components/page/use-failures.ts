import type { Text } from '@app/contract/base/messages.ts';
import { useEffect, useState } from 'react';
import { onPush } from '../../../../lib/push.ts';

/** Why pages failed, as the server told while the project was open. */
export function useFailures(projectId: string): Readonly<Record<string, Text>> {
  const [reasons, setReasons] = useState<Record<string, Text>>({});
  useEffect(
    () =>
      onPush((message) => {
        if (message.event !== 'broadcast-failed' || message.data.projectId !== projectId) return;
        const { coursewarePageId, reason } = message.data;
        if (coursewarePageId !== null) setReasons((before) => ({ ...before, [coursewarePageId]: reason }));
      }),
    [projectId],
  );
  return reasons;
}
