import { Calculator } from '../../features/pricing/components/calculator.tsx';
import { CreditPackages } from '../../features/pricing/components/credit-packages.tsx';
import { EarnTable } from '../../features/pricing/components/earn-table.tsx';
import { LevelCards } from '../../features/pricing/components/level-cards.tsx';
import { PricingIntro } from '../../features/pricing/components/pricing-intro.tsx';

export function Component() {
  return (
    <>
      <PricingIntro />
      <LevelCards />
      <CreditPackages />
      <Calculator />
      <EarnTable />
    </>
  );
}
