import { type ReactNode, useMemo } from 'react';
import { createTalkCalls } from '../../features/stage/api.ts';
import { TalkLoader } from '../../features/stage/components/talk-loader.tsx';

/** A talk as its viewers see it, for its owner. */
export function TalkPreview({ projectId, actions }: { projectId: string; actions: ReactNode }) {
  const calls = useMemo(() => createTalkCalls(projectId), [projectId]);
  return <TalkLoader key={projectId} calls={calls} actions={actions} />;
}
