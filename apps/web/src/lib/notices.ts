import { clientLimits } from '@app/contract/client/limits.ts';
import { create } from 'zustand';

export type Notice = {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  readonly ms: number;
  /** What can be done about it, as long as it stands. */
  readonly action?: NoticeAction | undefined;
};

export type NoticeAction = { readonly label: string; readonly run: () => void };

let made = 0;

/** What is being said to the user right now. */
export const useNotices = create<{ notices: readonly Notice[] }>(() => ({ notices: [] }));

/** Says something for 3 seconds (spec section 9); media errors stay for 5. */
export function notify(
  kind: Notice['kind'],
  text: string,
  ms: number = clientLimits.noticeMs,
  action?: NoticeAction,
): void {
  const same = (notice: Notice) => notice.text === text && notice.kind === kind;
  // The same sentence twice at once helps nobody.
  if (useNotices.getState().notices.some(same)) return;
  const notice = { id: ++made, kind, text, ms, action };
  useNotices.setState(({ notices }) => ({ notices: [...notices, notice] }));
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
