import type { DataOf } from '@app/contract/base/routes.ts';
import { clientRoutes } from '@app/contract/client/routes.ts';
import { create } from 'zustand';
import { call } from './api.ts';

type Settings = DataOf<typeof clientRoutes.settings>;

/** What the server says about itself. `newer` is the version it has moved on to while this page was open. */
export const useServer = create<{ settings: Settings | undefined; away: boolean; newer: string | undefined }>(
  () => ({
    settings: undefined,
    away: false,
    newer: undefined,
  }),
);

/** Asks the server how it is; the first answer tells what this page was made for. */
export async function askServer(): Promise<void> {
  try {
    const settings = await call(clientRoutes.settings, { silent: true });
    noticeVersion(settings.version);
    useServer.setState((state) => ({ settings: state.settings ?? settings, away: false }));
  } catch {
    useServer.setState({ away: true });
  }
}

/** What the server says about itself, asked for if it has not said it yet; undefined when it cannot be reached. */
export async function serverSettings(): Promise<Settings | undefined> {
  if (!useServer.getState().settings) await askServer();
  return useServer.getState().settings;
}

/** Whether mails reach people; without a mail server they wait in the administrator's outbox. */
export const useMailReaches = (): boolean => useServer(({ settings }) => settings?.mailReachesPeople ?? true);

/** Called with every version the server mentions. */
export function noticeVersion(version: string): void {
  const { settings } = useServer.getState();
  if (settings && settings.version !== version) useServer.setState({ newer: version });
}
