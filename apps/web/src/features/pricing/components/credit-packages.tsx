import { type CreditPackage, creditPackages } from '@app/contract/goods/limits.ts';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { formatNumber, formatPrice } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { pricingMessages as texts } from '../messages.ts';
import { bestPackageId, unitPrice } from '../rules.ts';
import styles from './credit-packages.module.css';
import { PricingSection } from './pricing-section.tsx';

/** Credits that are bought on their own. */
export function CreditPackages() {
  const { t } = useTexts();
  return (
    <PricingSection id="credits" title={t(texts.titleCredits)} text={t(texts.creditsText)}>
      <ul className={styles.packages}>
        {creditPackages.map((offer) => (
          <PackageCard key={offer.id} offer={offer} />
        ))}
      </ul>
    </PricingSection>
  );
}

function PackageCard({ offer }: { offer: CreditPackage }) {
  const { t, language } = useTexts();
  const credits = formatNumber(offer.credits, language);
  const { unit, price } = unitPrice(offer);
  return (
    <li className={styles.package}>
      <h3>{t(texts.creditsOf, { credits })}</h3>
      <p className={styles.price}>{formatPrice(offer.price, language)}</p>
      <p className={styles.unit}>
        {t(texts.unitPrice, { unit, price: formatPrice(price, language) })}
        {offer.id === bestPackageId ? <span>{t(texts.bestPrice)}</span> : null}
      </p>
      <Button
        component={Link}
        to={`/upgrade?package=${offer.id}`}
        variant="light"
        className={styles.buy}
        aria-label={t(texts.buyCredits, { credits })}
      >
        {t(texts.buy)}
      </Button>
    </li>
  );
}
