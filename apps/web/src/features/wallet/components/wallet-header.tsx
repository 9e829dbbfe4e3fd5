import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { walletMessages as texts } from '../messages.ts';
import styles from './wallet.module.css';

/** The title of a screen about money, with the ways to the other ones. */
export function WalletHeader({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={title}>
        <ButtonLink to="/billing" variant="default">
          {t(texts.orders)}
        </ButtonLink>
        {children}
      </PageHeader>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
