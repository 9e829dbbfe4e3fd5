import { SentMail } from '../../features/account/components/recovery/sent-mail.tsx';

export function Component() {
  return <SentMail />;
}
