import { Showcase } from '../../features/showcase/components/showcase.tsx';
import { LanguageSwitch } from '../layouts/language-switch.tsx';
import { SchemeSwitch } from '../layouts/scheme-switch.tsx';

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
