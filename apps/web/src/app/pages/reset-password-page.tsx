import { useNavigate } from 'react-router';
import { ForgotForm } from '../../features/account/components/recovery/forgot-form.tsx';
import { recoveryMessages as texts } from '../../features/account/components/recovery/messages.ts';
import { useTexts } from '../../lib/texts.ts';

export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <ForgotForm
      title={t(texts.titleForgot)}
      text={t(texts.forgotText)}
      onSent={() => void navigate('/sendSuccess')}
    />
  );
}
