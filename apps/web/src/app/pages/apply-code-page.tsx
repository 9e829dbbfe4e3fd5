import { ApplyForm } from '../../features/account/components/apply/apply-form.tsx';

export function Component() {
  return <ApplyForm />;
}
