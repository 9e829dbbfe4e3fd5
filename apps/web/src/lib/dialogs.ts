import { create } from 'zustand';

/** Dialogs that any call may bring up, wherever the user is. */
export type GlobalDialog = 'invite-code' | 'helper-uses' | 'credits' | 'exchange' | 'receipt';

export const useDialogs = create<{ open: GlobalDialog | undefined }>(() => ({ open: undefined }));

export const openDialog = (dialog: GlobalDialog): void => useDialogs.setState({ open: dialog });
export const closeDialog = (): void => useDialogs.setState({ open: undefined });
