// `id` names the mail for good: sending the same id again is the same mail (Message-ID, file name).
export type Mail = { id: string; to: string; subject: string; text: string; html?: string };

export type Mailer = {
  name: string;
  send(mail: Mail): Promise<void>;
  // Throws when mails cannot be sent now; for the readiness check.
  check(): Promise<void>;
  close(): void;
};
