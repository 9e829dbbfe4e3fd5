import { IconVolume } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useLessMotion, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { FaultSign } from './screen-signs.tsx';
import sample from './sample.module.css';
import styles from './screen-signs.module.css';

type Props = {
  /** The way to the rest of the talk, where there is more. */
  onWhole: (() => void) | undefined;
  /** Called when the talk goes on and the sign with the focus disappears. */
  onGo: () => void;
};

/** What stands in the middle of the sample: the way in for who wants no motion, what went wrong, and the ways on. */
export function SampleSigns({ onWhole, onGo }: Props) {
  const phase = useStage((state) => state.phase);
  const fault = useStage((state) => state.fault);
  const still = useLessMotion();
  if (fault) return <FaultSign />;
  if (phase === 'ended') return <EndSign onWhole={onWhole} onGo={onGo} />;
  return phase === 'closed' && still ? <HearSign onGo={onGo} /> : null;
}

function HearSign({ onGo }: Pick<Props, 'onGo'>) {
  const { t } = useTexts();
  const engine = useEngine();
  return (
    <div className={styles.over} data-shade>
      <button
        type="button"
        className={sample.start}
        onClick={() => {
          onGo();
          void engine.hear();
        }}
      >
        <span>
          <IconVolume size={40} stroke={1.6} aria-hidden="true" />
        </span>
        {t(texts.hear)}
      </button>
    </div>
  );
}

function EndSign({ onWhole, onGo }: Props) {
  const { t } = useTexts();
  const engine = useEngine();
  const isLoggedIn = useSession(({ tokens }) => tokens.user !== '');
  const again = () => {
    onGo();
    void engine.play();
  };
  return (
    <div className={styles.over} data-shade data-end>
      <p className="display">{t(onWhole ? texts.titlePieceEnded : texts.titleEnded)}</p>
      <div className={styles.ways}>
        <ButtonLink to={isLoggedIn ? '/project' : '/register'} size="md">
          {t(texts.makeOwn)}
        </ButtonLink>
        <button type="button" className={styles.quiet} onClick={onWhole ?? again}>
          {t(onWhole ? texts.watchWhole : texts.again)}
        </button>
      </div>
    </div>
  );
}
