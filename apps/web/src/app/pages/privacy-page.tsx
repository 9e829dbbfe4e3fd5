import { Policy } from '../../features/legal/components/policy.tsx';

export function Component() {
  return <Policy />;
}
