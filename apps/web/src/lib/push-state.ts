import { create } from 'zustand';

/** How the event stream fares. `MAX_RETRY_EXCEEDED` is the spec's name for having given up. */
export type PushState = 'closed' | 'connecting' | 'open' | 'waiting' | 'MAX_RETRY_EXCEEDED';

/** Apart from the client, so that the first load need not bring the client along. */
export const usePush = create<{ state: PushState }>(() => ({ state: 'closed' }));
