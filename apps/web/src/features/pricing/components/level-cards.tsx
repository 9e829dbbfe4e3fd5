import { subscriptionPackages } from '@app/contract/goods/limits.ts';
import { goodsMessages } from '@app/contract/goods/messages.ts';
import { type LevelName, levelNames, type Rights } from '@app/contract/user/states/level.ts';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { formatNumber, formatPrice, formatSize } from '../../../lib/format.ts';
import { useRights } from '../../../lib/levels.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { levelText } from '../../billing/rules.ts';
import { pricingMessages as texts } from '../messages.ts';
import { projectsFrom, recommendedLevel } from '../rules.ts';
import styles from './level-cards.module.css';

const purposes = {
  ordinary: texts.forOrdinary,
  vip1: texts.forVip1,
  vip2: texts.forVip2,
  vip3: texts.forVip3,
  vip4: texts.forVip4,
  svip1: texts.forSvip1,
} as const satisfies Record<LevelName, unknown>;

/** One card for each level, straight from the table of rights. */
export function LevelCards() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className="only-for-readers">
        {t(texts.packages)}
      </h2>
      <ul className={styles.cards}>
        {levelNames.map((level) => (
          <LevelCard key={level} level={level} />
        ))}
      </ul>
    </section>
  );
}

function LevelCard({ level }: { level: LevelName }) {
  const { t, language } = useTexts();
  const rights = useRights(level);
  const isRecommended = level === recommendedLevel;
  const credits = formatNumber(rights.credits, language);
  return (
    <li className={styles.card} data-recommended={isRecommended}>
      <div className={styles.head}>
        <h3>{levelText(level, language)}</h3>
        {isRecommended ? <span className={styles.chip}>{t(texts.recommended)}</span> : null}
        <p>{t(purposes[level])}</p>
      </div>
      {level === 'ordinary' ? (
        <p className={styles.price}>
          <strong>{t(texts.free)}</strong> <small>{t(goodsMessages.trialPackage)}</small>
        </p>
      ) : (
        <p className={styles.price}>
          <strong>{formatPrice(rights.pricePerMonth, language)}</strong> <small>{t(texts.perMonth)}</small>
        </p>
      )}
      <p className={styles.credits}>
        <strong>
          {t(rights.creditsCome === 'once' ? texts.creditsOnce : texts.creditsMonthly, { credits })}
        </strong>
        <span>{t(texts.aboutProjects, { count: formatNumber(projectsFrom(rights.credits), language) })}</span>
      </p>
      <ChooseButton level={level} variant={isRecommended ? 'filled' : 'default'} />
      <ul className={styles.rights}>
        {useRightsTexts(rights).map((right) => (
          <li key={right}>
            <IconCheck size={18} stroke={1.8} aria-hidden="true" />
            {right}
          </li>
        ))}
      </ul>
    </li>
  );
}

function useRightsTexts(rights: Rights): string[] {
  const { t, language } = useTexts();
  const { projects, avatars } = rights;
  const count = (value: number) => formatNumber(value, language);
  const once = rights.creditsCome === 'once';
  return [
    t(once ? texts.interactionsOnce : texts.interactions, { count: count(rights.interactionsPerMonth) }),
    t(once ? texts.helperUsesOnce : texts.helperUses, { count: count(rights.helperUsesPerMonth) }),
    t(texts.storage, { size: formatSize(rights.storageBytes, language) }),
    projects === null || avatars === null
      ? t(texts.unlimited)
      : t(texts.projectsAndAvatars, { projects: count(projects), avatars: count(avatars) }),
    t(texts.upload, { size: formatSize(rights.uploadBytes, language) }),
    t(rights.videoMark ? texts.videoMarked : texts.videoPlain),
  ];
}

/** Paid levels are chosen on the upgrade screen, after the login; the trial begins with the account. */
export function ChooseButton({ level, variant }: { level: LevelName; variant: 'filled' | 'default' }) {
  const { t, language } = useTexts();
  const loggedIn = useSession(({ tokens }) => tokens.user !== '');
  const offer = subscriptionPackages.find((candidate) => candidate.level === level);
  const start = loggedIn ? '/project' : '/register';
  return (
    <Button
      component={Link}
      to={offer ? `/upgrade?package=${offer.id}` : start}
      variant={variant}
      size="md"
      fullWidth
      className={styles.choose}
    >
      {offer
        ? t(texts.choose, { name: levelText(level, language) })
        : t(loggedIn ? texts.enter : texts.startFree)}
    </Button>
  );
}
