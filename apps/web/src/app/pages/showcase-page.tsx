import { Showcase } from '../../features/showcase/components/showcase.tsx';
import { LanguageSwitch, SchemeSwitch } from '../layouts/switches.tsx';

/** For those who build the product: all shared pieces at a glance. */
export function Component() {
  return (
    <Showcase
      switches={
        <>
          <SchemeSwitch />
          <LanguageSwitch />
        </>
      }
    />
  );
}
