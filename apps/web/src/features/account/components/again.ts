import { useEffect, useState } from 'react';
import { tabStore } from '../../../lib/storage.ts';
import { secondsLeft } from '../rules.ts';

const second = 1000;
const empty = { mailbox: '', until: 0 };

type Sent = { mailbox: string; until: number };

function read(key: string): Sent {
  try {
    const { mailbox, until } = JSON.parse(tabStore.get(key) ?? '{}') as Partial<Sent>;
    return typeof mailbox === 'string' && typeof until === 'number' ? { mailbox, until } : empty;
  } catch {
    return empty;
  }
}

/** What was last sent to which mailbox, and in how many seconds it may be sent again. A reload forgets neither. */
export function useAgain(what: 'register' | 'change-mailbox' | 'reset') {
  const key = `sent ${what}`;
  const [sent, setSent] = useState(() => read(key));
  const [now, setNow] = useState(Date.now);
  const left = secondsLeft(sent.until, now);
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [isCounting]);
  return {
    mailbox: sent.mailbox,
    left,
    /** Something was sent. */
    note(mailbox: string, againAfterSeconds: number) {
      const at = Date.now();
      const next = { mailbox, until: at + againAfterSeconds * second };
      tabStore.set(key, JSON.stringify(next));
      setNow(at);
      setSent(next);
    },
  };
}
