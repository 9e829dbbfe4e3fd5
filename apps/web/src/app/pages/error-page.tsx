import { ErrorScreen, type FailureCode, failures } from '../error-screen.tsx';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const code = Number(useScreenRow().path.slice(1));
  return <ErrorScreen code={code in failures ? (code as FailureCode) : 404} />;
}
