// The address is what an applicant typed: a stranger's word, never a place inside our own network.
export type BotSender = {
  // Puts one message into the chat of a workplace bot. Throws when the bot did not take it.
  send(address: string, text: string, signal?: AbortSignal): Promise<void>;
};

// The address can never be right, however often it is tried.
export class BotAddressRefused extends Error {}
