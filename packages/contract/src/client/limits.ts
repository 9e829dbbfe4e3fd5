/** Numbers that only the web reacts with (spec section 9). */
export const clientLimits = {
  httpTimeoutMs: 300_000,
  noticeMs: 3_000,
  mediaNoticeMs: 5_000,
  contextMenu: { maxWidth: 180, itemHeight: 30, dividerHeight: 11, padding: 10 },
} as const;
