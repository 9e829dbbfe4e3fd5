import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { drawnLook } from '@app/contract/avatar/states/look.ts';
import { IconArrowLeft, IconClock, IconCoin, IconPencil, IconPhoto } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHeader } from '../../../../components/page-header.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useGuidance, useHelperTarget } from '../../../helper/api.ts';
import { useAvatars } from '../../api.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { newAddress } from '../../rules.ts';
import frame from './step-frame.module.css';
import styles from './way-choice.module.css';

/** The two ways to an avatar of one's own: what each gives, costs and takes. */
export function WayChoice({ title }: { title: string }) {
  const { t } = useTexts();
  const { data: avatars = [] } = useAvatars();
  const templates = avatars.filter(({ isTemplate }) => isTemplate);
  const person = templates.find(({ modelTypes }) => modelTypes === 'RealisticStyle');
  const drawn = templates.find(({ modelType }) => modelType === drawnLook);
  const target = useHelperTarget('generateImage');
  useGuidance('generateImage');
  return (
    <>
      <PageHeader title={title}>
        <Link to="/avatars" className={frame.back}>
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
          {t(texts.back)}
        </Link>
      </PageHeader>
      <div className={styles.choice} {...target.props}>
        <ul className={styles.ways}>
          <Way
            to={newAddress('photo')}
            icon={IconPhoto}
            picture={person?.wholeImage}
            title={t(texts.wayPhoto)}
            text={t(texts.wayPhotoText)}
            cost={t(texts.wayPhotoCost, { credits: avatarLimits.priceCredits })}
            time={t(texts.wayPhotoTime)}
          />
          <Way
            to={newAddress('drawing')}
            icon={IconPencil}
            picture={drawn?.wholeImage}
            title={t(texts.wayDrawing)}
            text={t(texts.wayDrawingText)}
            cost={t(texts.wayDrawingCost)}
            time={t(texts.wayDrawingTime)}
          />
        </ul>
        {target.tip}
      </div>
    </>
  );
}

type WayProps = {
  to: string;
  icon: typeof IconPhoto;
  picture: string | null | undefined;
  title: string;
  text: string;
  cost: string;
  time: string;
};

function Way({ to, icon: Icon, picture, title, text, cost, time }: WayProps) {
  return (
    <li className={styles.way}>
      <div className={styles.picture}>{picture ? <img src={picture} alt="" /> : null}</div>
      <div className={styles.words}>
        <h2>
          <Link to={to} className={styles.open}>
            <Icon size={22} stroke={1.6} aria-hidden="true" />
            {title}
          </Link>
        </h2>
        <p>{text}</p>
        <ul className={styles.facts}>
          <li>
            <IconCoin size={18} stroke={1.6} aria-hidden="true" />
            {cost}
          </li>
          <li>
            <IconClock size={18} stroke={1.6} aria-hidden="true" />
            {time}
          </li>
        </ul>
      </div>
    </li>
  );
}
