import { useSearchParams } from 'react-router';
import { PayResult } from '../../features/shop/components/pay-result.tsx';

export function Component() {
  const [query] = useSearchParams();
  return <PayResult orderId={query.get('order') ?? ''} back={query.get('back')} />;
}
