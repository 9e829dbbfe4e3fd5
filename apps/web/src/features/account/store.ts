import type { DeletionReceipt } from '@app/contract/user/schema.ts';
import { create } from 'zustand';

/** What somebody holds in hand whose account was just deleted; it outlives the screen and the session. */
export const useReceipt = create<{ receipt: DeletionReceipt | undefined }>(() => ({ receipt: undefined }));

export const keepReceipt = (receipt: DeletionReceipt | undefined): void => useReceipt.setState({ receipt });
